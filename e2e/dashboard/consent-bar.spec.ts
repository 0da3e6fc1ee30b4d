import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

for (const width of [390, 900, 1440])
  test(`the bar that publishes the cookie banner shows whole words beside a complaint, ${width} px wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await dashboard(page, server.url).signIn();
    await page.goto(`${server.url}/cookies`);
    await page.getByLabel('Text', { exact: true }).fill('#eeeeee');
    const bar = page.getByRole('region', { name: 'Save and publish' });
    await expect(bar).toContainText('The text cannot be read well on its background.');
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
    expect(cut).toEqual([]);
    const box = await bar.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
