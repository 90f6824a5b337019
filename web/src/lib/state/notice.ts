// A notice of the browser for a page that nobody looks at. It carries public facts only.

/** Shows a notice, if the reader looks elsewhere and has allowed it; what is returned takes it away again. */
export function notice(title: string, body: string, tag: string): (() => void) | undefined {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return undefined;
  let shown: Notification;
  try {
    shown = new Notification(title, { body, tag });
  } catch {
    // Browsers of telephones show notices for installed pages alone.
    return undefined;
  }
  const close = () => shown.close();
  shown.onclick = () => {
    window.focus();
    close();
  };
  document.addEventListener('visibilitychange', close, { once: true });
  return close;
}
