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

const LONG = '<p style="height:4000px">Long</p>';
/** Pages that scroll in an element instead of the window, and the selector of that element. */
const SCROLLERS = {
  'the body': ['body', `<style>html,body{height:100%;margin:0;overflow-x:hidden}</style>${LONG}`],
  'the main area': [
    'main',
    `<style>body{margin:0;height:110vh;overflow:hidden}main{height:90vh;overflow:auto}</style><nav>Menu</nav><main>${LONG}</main>`,
  ],
} as const;

for (const [what, [selector, body]] of Object.entries(SCROLLERS)) {
  test(`scroll depth is that of ${what} where the css of a page makes it scroll instead of the window`, async ({
    page,
    stub,
    site,
  }) => {
    const host = await aTriggerPage(
      { page, stub, site },
      { display_after_scroll_active: 60 },
      body,
    );
    const scrollTo = (share: number) =>
      page.locator(selector).evaluate((element, part) => {
        element.scrollTop = (element.scrollHeight - element.clientHeight) * part;
        element.dispatchEvent(new Event('scroll'));
      }, share);
    await host.pass(3_000);
    await scrollTo(0.5);
    await host.pass(1_000);
    await host.isQuiet();
    await scrollTo(0.65);
    await host.pass(350);
    await host.hasOpenedBy('scroll');
  });
}
