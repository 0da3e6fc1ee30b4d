import type { Browser, Page } from '@playwright/test';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Language } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { dashboard } from '../models/dashboard.ts';
import { PHONE } from '../models/trigger-page.ts';
import { visitAndOpen } from '../models/visit.ts';

const HEADLINES = { desktop: 'On a wide screen', phone: 'In your hand' };

const ONE_PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

async function on(
  browser: Browser,
  device: 'phone' | 'computer',
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(
    device === 'phone' ? { ...PHONE, hasTouch: true, isMobile: true } : {},
  );
  await look(await context.newPage());
  await context.close();
}

async function designOf(owner: OwnerApi, id: string): Promise<PopupDetail['design']> {
  const { popup }: { popup: PopupDetail } = Object(await owner.get(`/api/owner/popups/${id}`));
  return popup.design;
}

/** Sets these properties in each block of one type. */
function withProps(
  design: PopupDetail['design'],
  type: string,
  props: Readonly<Record<string, string>>,
): PopupDetail['design'] {
  return JSON.parse(JSON.stringify(design), (_name, value) =>
    value?.type === type ? { ...value, props: { ...value.props, ...props } } : value,
  );
}

async function publishWithOwnPicture(owner: OwnerApi): Promise<string> {
  const id = await owner.publish({ type: 'lightbox' });
  const design = withProps(await designOf(owner, id), 'Picture', {
    url: ONE_PIXEL,
    alt: 'Our shop',
  });
  await owner.call('PATCH', `/api/owner/popups/${id}`, { design });
  await owner.call('POST', `/api/owner/popups/${id}/publish`, {});
  return id;
}

/** Publishes a popup whose two designs have different headlines. */
async function publishBoth(owner: OwnerApi, language: Language): Promise<string> {
  const id = await owner.publish({ type: 'lightbox', language });
  const design = await designOf(owner, id);
  const withHeadline = (words: string) => withProps(design, 'Headline', { text: words });
  const { desktop, phone } = HEADLINES;
  await owner.call('PATCH', `/api/owner/popups/${id}`, {
    design: withHeadline(desktop),
    mobileDesign: withHeadline(phone),
  });
  await owner.call('POST', `/api/owner/popups/${id}/publish`, {});
  return id;
}

test('phones get the phone design, computers the desktop design', async ({
  browser,
  owner,
  host,
}) => {
  const { desktop, phone } = HEADLINES;
  const id = await publishBoth(owner, 'he');
  await on(browser, 'phone', async (page) => {
    const popup = await visitAndOpen(page, host, id);
    await expect(popup.root.getByRole('heading', { name: phone })).toBeVisible();
    await expect(popup.root).toHaveAttribute('data-layout', 'mobile');
    await expect(popup.root).toHaveAttribute('dir', 'rtl');
    // Polls, because the popup grows during its entry effect.
    await expect
      .poll(async () => Math.round((await popup.root.boundingBox())?.width ?? 0))
      .toBe(366);
    expect(popup.problems).toEqual([]);
  });
  await on(browser, 'computer', async (page) => {
    const popup = await visitAndOpen(page, host, id);
    await expect(popup.root.getByRole('heading', { name: desktop })).toBeVisible();
    await expect(popup.root).toHaveAttribute('data-layout', 'desktop');
  });
});

test('phones get the desktop design again once the phone design is removed', async ({
  browser,
  owner,
  host,
}) => {
  const id = await publishBoth(owner, 'en');
  await owner.call('PATCH', `/api/owner/popups/${id}`, { mobileDesign: null });
  await owner.call('POST', `/api/owner/popups/${id}/publish`, {});
  await on(browser, 'phone', async (page) => {
    const popup = await visitAndOpen(page, host, id);
    await expect(popup.root.getByRole('heading', { name: HEADLINES.desktop })).toBeVisible();
    await expect(popup.root).toHaveAttribute('data-layout', 'mobile');
  });
});

test('an owner designs the phone version in the editor and sees it in the preview', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const owner = dashboard(page, server.url);
  await owner.signIn();
  const id = await owner.createFrom('Sunday letter');
  await page.getByText('Phone', { exact: true }).click();
  await page.getByRole('button', { name: 'Design the phone version on its own' }).click();
  await expect(page.getByText('Changes here stay on phones.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Headline/u })
    .first()
    .click();
  await page
    .getByRole('complementary', { name: 'Settings of the block' })
    .getByRole('textbox')
    .first()
    .fill('In your hand');
  await expect(page.frameLocator('#preview-frame').getByText('In your hand')).toBeVisible();
  await expect
    .poll(async () =>
      JSON.stringify(
        Object(await (await page.request.get(`${server.url}/api/owner/popups/${id}`)).json()).popup
          .mobileDesign,
      ),
    )
    .toContain('In your hand');

  await page.getByText('Preview', { exact: true }).click();
  await expect(
    page
      .frameLocator('iframe[title="Preview on a phone"]')
      .getByRole('heading', { name: 'In your hand' }),
  ).toBeVisible();
  await page.getByText('Desktop', { exact: true }).click();
  await expect(
    page
      .frameLocator('iframe[title="Preview on a computer"]')
      .getByRole('heading', { name: /A letter worth/u }),
  ).toBeVisible();

  await page.getByText('Phone', { exact: true }).click();
  await page.getByText('Design', { exact: true }).click();
  await page.getByRole('button', { name: 'Use the desktop design again' }).click();
  await page.getByRole('button', { name: 'Remove the phone version' }).click();
  await expect(page.frameLocator('#preview-frame').getByText(/A letter/u)).toBeVisible();
  await expect
    .poll(
      async () =>
        Object(await (await page.request.get(`${server.url}/api/owner/popups/${id}`)).json()).popup
          .mobileDesign,
    )
    .toBeNull();
});

test("an owner's own picture is above the words on phones, like a drawing", async ({
  browser,
  owner,
  host,
}) => {
  const id = await publishWithOwnPicture(owner);
  await on(browser, 'phone', async (page) => {
    const popup = await visitAndOpen(page, host, id);
    const [picture, headline] = [
      popup.root.getByRole('img', { name: 'Our shop' }).first(),
      popup.root.getByRole('heading').first(),
    ];
    await expect
      .poll(async () => {
        const [above, below] = [await picture.boundingBox(), await headline.boundingBox()];
        return (
          above !== null &&
          below !== null &&
          above.height > 100 &&
          above.y + above.height <= below.y
        );
      })
      .toBe(true);
  });
});
