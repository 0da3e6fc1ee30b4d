import { CLIENT_ID, offer, type Situation } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import type { Page } from '@playwright/test';
import { type StillPage, type VisitChanges, visitInStillTime } from './still-page.ts';

interface OfferChanges extends VisitChanges {
  /** Parts of the server's answer about the site, to override. */
  readonly answer?: Record<string, unknown>;
  /** More popups, which open only when they are asked for. */
  readonly alsoOffered?: readonly unknown[];
}

/**
 * A popup that a stub server offers, opened on a page whose clock is stopped. For looks that the
 * real server never sends.
 */
export async function anOfferedPopup(
  { page, stub, site }: Situation,
  popup: Record<string, unknown> = {},
  { answer = {}, alsoOffered = [], ...visit }: OfferChanges = {},
): Promise<StillPage> {
  const wire = aWirePopup({ display_after_sec_active: 'no', ...popup });
  offer(stub, [wire, ...alsoOffered], answer);
  return visitInStillTime(
    { page, host: site, clientId: CLIENT_ID },
    String(wire['poptin_id']),
    visit,
  );
}

/** Fills in and sends the form of such a popup. */
export async function join(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
}
