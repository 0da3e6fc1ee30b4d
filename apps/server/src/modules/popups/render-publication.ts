import type { CodeStock } from '@beckon/contract/publish-rules';
import { noRateLimit } from '../../lib/rate-limit.ts';
import type { PopupRecord, Publication } from '../../store/store.ts';
import { checkReady } from './check-draft.ts';
import type { PopupServiceDeps } from './popup-service-deps.ts';
import { renderDraft } from './render-draft.ts';

/** Limit per account. */
const PUBLISHED_A_MINUTE = 60;
/** Limit per account, because templates are kept for days after the next publication. */
const PUBLISHED_BYTES_AN_HOUR = 60_000_000;

/**
 * The draft as it is published now. Throws if it is not ready, or if the account has published too
 * much. Its lists of codes are checked only if `codes` says what is left of them.
 */
export function renderPublication(
  { templates, now, rate = noRateLimit }: PopupServiceDeps,
  popup: PopupRecord,
  codes?: readonly CodeStock[],
): Publication {
  const { accountId } = popup;
  rate.count(accountId, PUBLISHED_A_MINUTE);
  const made = renderDraft(checkReady(popup, codes), templates, now());
  const { template, mobileTemplate } = made;
  const size = Buffer.byteLength(template.html) + Buffer.byteLength(mobileTemplate?.html ?? '');
  rate.countBytes(accountId, size, PUBLISHED_BYTES_AN_HOUR);
  return made;
}
