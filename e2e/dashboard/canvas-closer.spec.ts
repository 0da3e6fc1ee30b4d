import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';
import { visitAndOpen } from '../models/visit.ts';

/** Where a closing X is in its popup, from whose left and top, and how it is drawn. */
async function lookOf(closer: Locator, popup: Locator, scale = 1) {
  const [own, around] = [await closer.boundingBox(), await popup.boundingBox()];
  const round = (px: number | undefined) => Math.round((px ?? Number.NaN) / scale);
  return {
    left: round(own && around ? own.x - around.x : undefined),
    top: round(own && around ? own.y - around.y : undefined),
    size: round(own?.width),
    height: round(around?.height),
    color: await closer.evaluate((element) => getComputedStyle(element).color),
    ground: await closer.evaluate((element) => getComputedStyle(element, '::before').background),
  };
}

for (const [type, language] of [
  ['lightbox', 'he'],
  ['bar', 'en'],
] as const)
  test(`the canvas shows the closing X of a popup as visitors see it, as a picture (${type}, ${language})`, async ({
    page,
    context,
    server,
    owner,
    host,
  }) => {
    const id = await owner.publish({ type, language });
    await page.setViewportSize({ width: 1900, height: 1000 });
    await dashboard(page, server.url).signIn();
    await page.goto(`${server.url}/popups/${id}/edit`);
    const canvas = page.frameLocator('#preview-frame');
    const closer = canvas.getByTitle(/^Visitors close the popup here/u).first();
    await expect(closer).toBeVisible();
    await expect(closer.getByRole('button')).toHaveCount(0);
    await closer.click();
    await expect(closer).toBeVisible();
    const screen = canvas.locator('.t-screen').first();
    const onCanvas = await lookOf(closer.locator('.bkv-close'), screen);
    const visitor = await context.newPage();
    const width = type === 'bar' ? 1024 : 1280;
    await visitor.setViewportSize({ width, height: 900 });
    const popup = await visitAndOpen(visitor, host, id);
    expect(onCanvas).toEqual(await lookOf(popup.closeButton, popup.root));
    await owner.call('DELETE', `/api/owner/popups/${id}`);
  });

test('the canvas shows the words of a skip button, and nothing for a popup without a button to close', async ({
  page,
  server,
  owner,
}) => {
  const { popup } = Object(
    await owner.get(`/api/owner/popups/${await owner.publish({ type: 'lightbox' })}`),
  );
  const open = async (closing: object): Promise<Locator> => {
    const settings = { ...popup.settings, closing: { ...popup.settings.closing, ...closing } };
    await owner.call('PATCH', `/api/owner/popups/${popup.id}`, { settings });
    await page.goto(`${server.url}/popups/${popup.id}/edit`);
    const canvas = page.frameLocator('#preview-frame');
    await expect(canvas.locator('.t-screen').first()).toBeVisible();
    return canvas.getByTitle(/^Visitors close the popup here/u);
  };
  await dashboard(page, server.url).signIn();
  const skip = await open({ option: 'button', skipLabel: 'No, thanks' });
  await expect(skip.first()).toHaveText('No, thanks');
  await expect(await open({ option: 'none' })).toHaveCount(0);
  await owner.call('DELETE', `/api/owner/popups/${popup.id}`);
});
