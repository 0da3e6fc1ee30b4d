import { expect, test } from '../fixtures/beckon.ts';
import { dashboard, publishCookieBanner } from '../models/dashboard.ts';

test('the bar that publishes the cookie banner cuts no word if it shows a problem, on phones, tablets and computers', async ({
  page,
  server,
}) => {
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/cookies`);
  await page.getByLabel('Text', { exact: true }).fill('#eeeeee');
  const bar = page.getByRole('region', { name: 'Save and publish' });
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar).toContainText('The text cannot be read well on its background');
    const cut = await bar
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) =>
            [button, ...button.querySelectorAll('*')].some(
              (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0,
            ),
          )
          .map((button) => button.textContent),
      );
    expect(cut, `${width} px wide`).toEqual([]);
    const box = await bar.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

for (const width of [390, 1440])
  test(`the message that the cookie banner is live does not cover the bar that publishes it, ${width} px wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await dashboard(page, server.url).signIn();
    await publishCookieBanner(page, server.url);
    const word = await page.getByRole('alert').filter({ hasText: 'is live' }).boundingBox();
    const below = await page.getByRole('region', { name: 'Save and publish' }).boundingBox();
    expect((word?.y ?? 0) + (word?.height ?? 800)).toBeLessThanOrEqual(below?.y ?? 0);
  });

test('on a phone, the long name of a service stays beside its category', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/cookies`);
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'One of my own' }).click();
  const name = 'tracker-of-clicks-and-keys.example';
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  const text = page.getByText(name, { exact: true });
  const cut = await text.evaluate((part) => part.scrollWidth - part.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
