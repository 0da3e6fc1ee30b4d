import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

for (const width of [320, 360, 390])
  test(`the labels of the dashboard's bottom bar do not overlap and fit a screen of ${width} px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/api/owner/sites', async (route) => {
      const answer = await route.fetch();
      const { sites, ...rest } = await answer.json();
      const withComments = sites.map((site: { settings: object }) => ({
        ...site,
        settings: { ...site.settings, takesComments: true },
      }));
      await route.fulfill({ response: answer, json: { ...rest, sites: withComments } });
    });
    await dashboard(page, server.url).signIn();
    await page.goto(`${server.url}/cookies`);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Comments' })).toBeVisible();
    const words = await bar.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const range = link.ownerDocument.createRange();
        range.selectNodeContents(link);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(words).toHaveLength(8);
    const gaps = words.slice(1).map(({ left }, at) => left - (words[at]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
    expect(words[0]?.left).toBeGreaterThanOrEqual(0);
    expect(words.at(-1)?.right).toBeLessThanOrEqual(width);
  });
