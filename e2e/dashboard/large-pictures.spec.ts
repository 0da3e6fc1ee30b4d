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

/** A picture of one colour, which has few bytes and many pixels. */
function drawLarge(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [6000, 3000];
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, canvas.width, canvas.height);
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
  const address = page.getByLabel('Or its address');
  await expect(address).toHaveValue(/\/pictures\/\w+\.webp$/u);
  const kept = await page.request.get(`${server.url}/api/owner/sites/${owner.siteId}/pictures`);
  const [picture] = (await kept.json()).pictures;
  expect(picture.name).toBe('photo.png');
  expect(picture.bytes).toBeLessThanOrEqual(MOST_BYTES);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const large = Buffer.from(await page.evaluate(drawLarge), 'base64');
  expect(large.length).toBeLessThan(MOST_BYTES);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(address).toHaveValue(/\/pictures\/\w+\.webp$/u);
  const width = await page.evaluate(
    async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return picture.naturalWidth;
    },
    await address.inputValue(),
  );
  expect(width).toBe(2400);
  await owner.call('DELETE', `/api/owner/popups/${popupId}`);
});
