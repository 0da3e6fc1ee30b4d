import { LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('on the canvas, a headline begins where it begins for visitors, in each language', async ({
  page,
  server,
  owner,
}) => {
  await dashboard(page, server.url).signIn();
  for (const language of LANGUAGES) {
    const id = await owner.publish({ type: 'lightbox', language });
    await page.goto(`${server.url}/popups/${id}/edit`);
    const headline = page.frameLocator('#preview-frame').locator('.t-h').first();
    const side = await headline.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [copy, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return copy.left - box.left > box.right - copy.right ? 'right' : 'left';
    });
    expect(side, language).toBe(language === 'he' ? 'right' : 'left');
    await owner.call('DELETE', `/api/owner/popups/${id}`);
  }
});
