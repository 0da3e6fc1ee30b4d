import { test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

test('scroll depth opens a popup once the share of the page has been reached, checked every 300 ms', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, { display_after_scroll_active: 60 });
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part);
      window.dispatchEvent(new Event('scroll'));
    }, share);
  await scrollTo(0.5);
  await host.pass(1_000);
  await host.isQuiet();
  await scrollTo(0.65);
  await host.pass(350);
  await host.hasOpenedBy('scroll');
});

test('scroll depth is that of the body where the css of a page makes it scroll instead of the window', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage(
    { page, stub, site },
    { display_after_scroll_active: 60 },
    '<style>html,body{height:100%;margin:0;overflow-x:hidden}</style><p style="height:4000px">Long</p>',
  );
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      document.body.scrollTop = (document.body.scrollHeight - innerHeight) * part;
      document.body.dispatchEvent(new Event('scroll'));
    }, share);
  await host.pass(3_000);
  await scrollTo(0.5);
  await host.pass(1_000);
  await host.isQuiet();
  await scrollTo(0.65);
  await host.pass(350);
  await host.hasOpenedBy('scroll');
});
