import { LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

for (const language of LANGUAGES)
  test(`on the canvas, a headline begins where it begins for visitors (${language})`, async ({
    page,
    server,
    owner,
  }) => {
    const id = await owner.publish({ type: 'lightbox', language });
    await dashboard(page, server.url).signIn();
    await page.goto(`${server.url}/popups/${id}/edit`);
    const headline = page.frameLocator('#preview-frame').locator('.t-h').first();
    const side = await headline.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [copy, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return copy.left - box.left > box.right - copy.right ? 'right' : 'left';
    });
    expect(side).toBe(language === 'he' ? 'right' : 'left');
    await owner.call('DELETE', `/api/owner/popups/${id}`);
  });
