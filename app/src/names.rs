//! The names of the tests in a source file. The build reads them, too.

/// The names of the test functions in a source file; one that is ignored does not count.
pub fn tests(source: &str, names: &mut Vec<String>) {
    let (mut test, mut ignored) = (false, false);
    for line in source.lines().map(str::trim_start) {
        if let Some(attribute) = line.strip_prefix("#[") {
            test |= attribute.starts_with("test]")
                || attribute.contains("::test]")
                || attribute.starts_with("rstest");
            ignored |= attribute.starts_with("ignore");
        }
        // An attribute and its function may share a line.
        let code = line.rsplit("] ").next().unwrap_or(line);
        let function = ["fn ", "pub fn ", "async fn "].iter().find_map(|start| code.strip_prefix(start));
        if let Some(rest) = function {
            if test && !ignored {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                names.push(rest[..end].to_string());
            }
            (test, ignored) = (false, false);
        }
    }
}

#[cfg(test)]
mod unit {
    use super::tests;

    #[test]
    fn only_tests_that_run_count() {
        let source = "
            fn r1_helper() {}
            #[test]
            #[should_panic]
            fn r1_s1_works() { let x = [1]; }
            // #[test] fn r1_s2_commented() {}
            #[test]
            #[ignore = \"slow\"]
            fn r1_s3_ignored() {}
            #[test] fn r1_s4_short() {}
            fn r1_s5_no_test() {}
        ";
        let mut names = Vec::new();
        tests(source, &mut names);
        assert_eq!(names, ["r1_s1_works", "r1_s4_short"]);
    }
}
