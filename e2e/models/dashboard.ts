import { expect, type Page } from '@playwright/test';

export const DEMO_OWNER = { email: 'demo@beckon.local', password: 'beckon-demo' } as const;
export const DEMO_CLIENT_ID = 'de300de300de3';

/** The dashboard as an owner uses it. */
export function dashboard(page: Page, serverUrl: string) {
  return {
    /** Signs in without opening a page; the test then opens the page that it tests. */
    async signIn(): Promise<void> {
      const answer = await page.request.post(`${serverUrl}/api/auth/sign-in/email`, {
        data: DEMO_OWNER,
        headers: { origin: serverUrl },
      });
      expect(answer.ok(), 'the demo owner is signed in').toBe(true);
    },
    /** Signs in by the form; ends at the list of popups. */
    async signInByForm(): Promise<void> {
      await page.goto(serverUrl);
      await page.getByLabel(/e-?mail/iu).fill(DEMO_OWNER.email);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_OWNER.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: 'Popups' })).toBeVisible();
    },
    /** Creates a popup from a design of the gallery; ends in its editor. Returns the popup's id. */
    async createFrom(design: string): Promise<string> {
      await page.goto(`${serverUrl}/popups`);
      await page.getByRole('link', { name: 'Create popup' }).first().click();
      await expect(page.getByRole('heading', { name: 'Choose a design' })).toBeVisible();
      await page.getByText(design, { exact: true }).click();
      await page.getByRole('button', { name: 'Use this design' }).click();
      await page.waitForURL(/\/popups\/[A-Za-z0-9]{13}\/edit/u);
      await expect(page.getByText('Saved')).toBeVisible();
      return /\/popups\/([A-Za-z0-9]{13})\/edit/u.exec(page.url())?.[1] ?? '';
    },
    publish: () => publishOpenPopup(page),
    /** Pauses a popup of the list, so that it does not disturb the next one. */
    async pause(popupName: string): Promise<void> {
      await page.goto(`${serverUrl}/popups`);
      const rows = page.getByRole('listitem').filter({ hasText: popupName });
      const pause = rows.getByRole('button', { name: /Pause/u });
      await pause.first().click();
      // An older popup with this name may be paused already, so wait until none can be paused any
      // more.
      await expect(pause).toHaveCount(0);
      await expect(rows.getByText('Paused').first()).toBeVisible();
    },
    async openLeads(): Promise<void> {
      await page.goto(`${serverUrl}/leads`);
      await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible();
    },
    /** The views, closes and conversions of a popup, as the list of popups has them. */
    async numbersOf(
      popupId: string,
    ): Promise<{ readonly views: number; readonly closes: number; readonly conversions: number }> {
      const answer = await page.request.get(`${serverUrl}/api/owner/sites`);
      const { sites } = await answer.json();
      const demo = sites.find(
        (site: { readonly clientId: string }) => site.clientId === DEMO_CLIENT_ID,
      );
      const { popups } = await (
        await page.request.get(`${serverUrl}/api/owner/sites/${demo.id}/popups`)
      ).json();
      return popups.find((popup: { readonly id: string }) => popup.id === popupId).numbers;
    },
  };
}

/** Publishes the popup that is open in the editor, also if there are warnings about it. */
async function publishOpenPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const anyway = page.getByRole('button', { name: 'Publish anyway' });
  // A dialog and a notice may say so together.
  const isLive = page.getByText(/(” is live|It is live)/u).first();
  await expect(anyway.or(isLive).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(isLive).toBeVisible();
}

/** Publishes the demo's cookie banner, which was published before; ends at its editor. */
export async function publishCookieBanner(page: Page, serverUrl: string): Promise<void> {
  await page.goto(`${serverUrl}/cookies`);
  const bar = page.getByRole('region', { name: 'Save and publish' });
  await bar.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  // The popups of later tests are on the same site, and have to store what they show.
  await dialog.getByRole('switch', { name: 'Popups keep nothing' }).uncheck();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
}
