import { expect, test } from '../../fixtures/stub.ts';
import { aTriggerPage, PHONE } from '../../models/trigger-page.ts';

test.use(PHONE);
const exit = { display_after_exit_website_active: 'yes' };

test('exit intent on a phone opens at a fast scroll up', async ({ page, stub, site }) => {
  const host = await aTriggerPage({ page, stub, site }, exit);
  const scrollTo = async (top: number): Promise<void> => {
    await page.evaluate((place) => window.scrollTo(0, place), top);
    await host.pass(50); // The page checks once per frame.
  };
  await scrollTo(1500);
  await host.pass(1_000);
  await scrollTo(1400);
  await host.isQuiet();
  for (const top of [1300, 1150, 900]) await scrollTo(top);
  await host.hasOpenedBy('exit');
});

test('exit intent on a phone opens when the visitor comes back to the tab', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, exit);
  const turn = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibility,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await host.isQuiet();
  await turn('visible');
  await host.hasOpenedBy('exit');
});

test('exit intent on a phone does not change the history unless the owner switched the back button on', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, exit);
  await host.pass(1_000);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('exit intent on a phone opens at the back button if the owner switched it on, and the visitor stays', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage(
    { page, stub, site },
    { ...exit, display_after_exit_back_button: 'yes' },
  );
  await host.pass(300);
  await page.evaluate(() => history.back());
  await host.hasOpenedBy('exit');
  expect(page.url()).toBe(`${site.url}/`);
});

test.describe('an iPad', () => {
  test.use({
    viewport: { width: 1024, height: 1366 },
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  });

  test('exit intent on an iPad opens when the visitor comes back to the tab', async ({
    page,
    stub,
    site,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 }),
    );
    const host = await aTriggerPage({ page, stub, site }, exit);
    for (const state of ['hidden', 'visible'])
      await page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => visibility,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await host.hasOpenedBy('exit');
  });
});
