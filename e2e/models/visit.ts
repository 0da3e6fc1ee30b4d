import { expect, type Page } from '@playwright/test';
import type { HostSite } from '../helpers/host-site.ts';
import type { NewPopup, OwnerApi } from '../helpers/owner-api.ts';
import { DEMO_CLIENT_ID } from './dashboard.ts';
import { pageWithScript, type PopupModel, popupOn } from './popup.ts';

/** A popup, and the site whose script offers it. */
export interface PopupOfSite {
  readonly popupId: string;
  readonly clientId: string;
}

/** Publishes a popup on a new site, where no popup of another test can show. */
export async function publishAlone(owner: OwnerApi, popup: NewPopup): Promise<PopupOfSite> {
  const { site } = Object(await owner.call('POST', '/api/owner/sites', { name: popup.type }));
  return {
    popupId: await owner.publish({ ...popup, siteId: site.id }),
    clientId: site.clientId,
  };
}

/**
 * A visitor on a customer's empty page who opens one popup by a script of the page. A popup that is
 * named by its id alone is of the demo site. Collects the errors of the page.
 */
export async function visitAndOpen(
  page: Page,
  host: HostSite,
  popup: string | PopupOfSite,
): Promise<PopupModel & { readonly problems: readonly string[] }> {
  const { popupId, clientId } =
    typeof popup === 'string' ? { popupId: popup, clientId: DEMO_CLIENT_ID } : popup;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  host.setPage(`/asks-for/${popupId}`, pageWithScript(clientId));
  const decided = page.waitForResponse((response) =>
    response.url().includes(`/api/display/${clientId}`),
  );
  await page.goto(`${host.url}/asks-for/${popupId}`);
  await decided;
  await expect
    .poll(() => page.evaluate((id) => Object(window).beckon.show(id), popupId))
    .toBe(true);
  const opened = popupOn(page, popupId);
  await expect(opened.root).toBeVisible();
  await hasSettled(opened);
  return { ...opened, problems };
}

/** Waits for the entry effect, because a popup that still moves has no fixed position. */
async function hasSettled({ root }: PopupModel): Promise<void> {
  // The effect may not have begun yet.
  await expect
    .poll(() =>
      root.evaluate(
        (element) => element.closest('[data-settled]')?.getAttribute('data-settled') ?? 'true',
      ),
    )
    .toBe('true');
  await root.evaluate(async (element) => {
    const moving = element.ownerDocument
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
