import { browser, lay, myTurn, person, pressMain, prompt, ready, serve, sleep, SLIP, settled, confirm } from './harness.mjs';
const server = await serve(); const b = await browser();
const page = await person(b, server.base, { still: true, dark: process.argv[2]==='dark', language: process.argv[3]??'en' });
await lay(page); await ready(page);
for (let i=0;i<30;i++){ await myTurn(page); const t=await prompt(page); const init=page.locator('[data-line="initiative allies"]'); if(await init.count()){await sleep(SLIP); await init.first().click(); await settled(page); continue;} if(await page.locator('[data-offer^="take"]').count()) break; await pressMain(page);}
await page.locator('[data-overlays] summary').click();
for (const k of ['supply','air']) { await page.locator(`[data-fill=${k}]`).check(); await sleep(400); await page.screenshot({path:`/tmp/su-${k}.png`}); }
await page.locator('[data-fill=""]').check();
await page.locator('[data-overlays] summary').click();
// drag a cube 
const cube = page.locator('.counters [data-piece="allies-cube-19"]').first();
const box = await cube.boundingBox(); const to = await page.locator('.counters [data-piece="allies-cube-18"]').first().boundingBox();
const mid=(q)=>[q.x+q.width/2,q.y+q.height/2];
await page.mouse.move(...mid(box)); await page.mouse.down(); await page.mouse.move(...mid(to),{steps:20}); await sleep(500); await page.screenshot({path:'/tmp/su-drag.png'}); await page.mouse.up(); await settled(page); await sleep(600); await page.screenshot({path:'/tmp/su-drag2.png'});
console.log(await prompt(page));
for (let i=0;i<6 && !(await page.locator('[data-offer^="attack"]').count());i++) { await pressMain(page); await settled(page); await sleep(300);}
const at=page.locator('[data-offer^="attack"]');
if (await at.count()) { await sleep(SLIP); await at.first().evaluate(e=>e.click()); await settled(page); await page.locator('.odds details').first().waitFor({timeout:8000}).catch(()=>console.log('no odds'));
 const d=page.locator('.odds details'); if (await d.count()) { await d.first().locator('summary').click(); await sleep(200); await page.screenshot({path:'/tmp/su-odds.png'}); const f=page.locator('[data-otherwise=rounds]'); if(await f.count()){ await f.first().click(); await sleep(500); await page.screenshot({path:'/tmp/su-odds2.png'});} }
 else await page.screenshot({path:'/tmp/su-odds.png'});}
console.log(await prompt(page), page.complaints);
await b.close(); await server.stop();
