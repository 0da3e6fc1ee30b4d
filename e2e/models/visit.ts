import { expect, type Page } from '@playwright/test';
import type { HostSite } from '../helpers/host-site.ts';
import { DEMO_CLIENT_ID } from './dashboard.ts';
import { pageWithScript, type PopupModel, popupOn } from './popup.ts';

/**
 * A visitor on a customer's empty page who opens one popup by a script of the page. Collects the
 * errors of the page.
 */
export async function visitAndOpen(
  page: Page,
  host: HostSite,
  popupId: string,
): Promise<PopupModel & { readonly problems: readonly string[] }> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  host.setPage(`/asks-for/${popupId}`, pageWithScript(DEMO_CLIENT_ID));
  const decided = page.waitForResponse((response) =>
    response.url().includes(`/api/display/${DEMO_CLIENT_ID}`),
  );
  await page.goto(`${host.url}/asks-for/${popupId}`);
  await decided;
  await expect
    .poll(() => page.evaluate((id) => Object(window).beckon.show(id), popupId))
    .toBe(true);
  const popup = popupOn(page, popupId);
  await expect(popup.root).toBeVisible();
  await hasSettled(popup);
  return { ...popup, problems };
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
