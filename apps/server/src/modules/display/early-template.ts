import { LAST_SHOWN_COOKIE } from '@beckon/contract/decide';
import type { Beginning } from '../../http/compress-beginning.ts';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { PublicApiDeps } from '../../public-api-deps.ts';
import type { LivePopup } from '../../store/store.ts';
import type { ParsedDisplayRequest } from './parsed-display-request.ts';
import { opensSoon } from './opens-soon.ts';
import { isOnFreePlan, type PopupForm } from './site-texts.ts';
import { fileFor } from './template-file.ts';

/** A template, or a first screen, that is sent with the answer, at its beginning. */
export interface EarlyTemplate {
  readonly popupId: string;
  readonly beginning: Beginning;
}

/**
 * What a visitor is offered, and in which form: only the script of our build shows prerendered
 * popups.
 */
interface Offer {
  readonly site: RememberedSite;
  readonly popups: readonly LivePopup[];
  readonly form: PopupForm;
}

/**
 * The first of these popups that opens within a few seconds, prerendered or as its template: the
 * visitor is spared the wait for it. A visitor who has seen that popup gets no template, because
 * the browser has the file. Only what is in memory is used, so that no call waits here.
 * docs/decisions/0039, 0060.
 */
export function findEarlyTemplate(
  { site, popups, form }: Offer,
  { facts: { isMobile }, cookies, landingFormIds }: ParsedDisplayRequest,
  { templates, prerendered }: Pick<PublicApiDeps, 'templates' | 'prerendered'>,
): EarlyTemplate | undefined {
  const hasSeen = ({ id }: LivePopup): boolean => cookies.has(`${LAST_SHOWN_COOKIE}${id}`);
  // On its landing page a popup is the page's form and is drawn in its place.
  const soon = popups.filter((each) => opensSoon(each) && !landingFormIds.includes(each.id));
  const popup = soon.find((each) => !hasSeen(each)) ?? soon[0];
  if (popup === undefined) return undefined;
  const deviceFontsOnly = site.site.settings.deviceFontsOnly === true;
  const viewer = { hasCredit: isOnFreePlan(site), isMobile, deviceFontsOnly };
  const beginning =
    (form === 'model' ? prerendered?.recall(popup, viewer) : undefined) ??
    (hasSeen(popup) ? undefined : templates.recall(fileFor(popup, viewer))?.answerBeginning());
  return beginning && { popupId: popup.id, beginning };
}
