import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

const MOST_BYTES = 2 * 1024 * 1024;

/** As large as a camera's: noise cannot be compressed. */
function drawNoise(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1600, 1200];
  const context = canvas.getContext('2d');
  const noise = new ImageData(canvas.width, canvas.height);
  let random = 1;
  for (let at = 0; at < noise.data.length; at += 1) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    noise.data[at] = at % 4 === 3 ? 255 : random >>> 24;
  }
  context?.putImageData(noise, 0, 0);
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}

test('a photo that is too large for a popup is made smaller when it is uploaded', async ({
  page,
  server,
  owner,
}) => {
  await dashboard(page, server.url).signIn();
  const popupId = await dashboard(page, server.url).createFrom('Sunday letter');
  await page.getByRole('button', { name: 'Picture', exact: true }).first().click();
  const photo = Buffer.from(await page.evaluate(drawNoise), 'base64');
  expect(photo.length).toBeGreaterThan(MOST_BYTES);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByLabel('Or its address')).toHaveValue(/\/pictures\/\w+\.webp$/u);
  const kept = await page.request.get(`${server.url}/api/owner/sites/${owner.siteId}/pictures`);
  const [picture] = (await kept.json()).pictures;
  expect(picture.name).toBe('photo.png');
  expect(picture.bytes).toBeLessThanOrEqual(MOST_BYTES);
  await owner.call('DELETE', `/api/owner/popups/${popupId}`);
});
