import { LAST_SHOWN_COOKIE } from '@beckon/contract/decide';
import type { Beginning } from '../../../http/answers/compress-beginning.ts';
import type { RememberedSite } from '../../../live-sites/live-sites.ts';
import type { PublicApiDeps } from '../../../public-api-deps.ts';
import type { LivePopup } from '../../../store/store.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';
import { opensSoon } from '../decide/opens-soon.ts';
import { isOnFreePlan, type PopupForm } from '../present/site-texts.ts';
import { fileFor } from './template-file.ts';

/** A template or a first screen that is sent at the beginning of the answer. */
export interface EarlyTemplate {
  readonly popupId: string;
  readonly beginning: Beginning;
}

/**
 * The popups that a visitor is offered, and the form in which they are sent: only the script of our
 * own build can show prerendered popups.
 */
interface Offer {
  readonly site: RememberedSite;
  readonly popups: readonly LivePopup[];
  readonly form: PopupForm;
}

/**
 * The template or first screen of the first popup that opens within a few seconds, so that the
 * visitor does not have to wait for it. A visitor who has seen that popup gets no template, because
 * the browser has the file. Undefined if there is none. Uses only data in memory, so that no call
 * waits. docs/decisions/0039, 0060.
 */
export function findEarlyTemplate(
  { site, popups, form }: Offer,
  { facts: { isMobile }, cookies, landingFormIds }: ParsedDisplayRequest,
  { templates, prerendered }: Pick<PublicApiDeps, 'templates' | 'prerendered'>,
): EarlyTemplate | undefined {
  const hasSeen = ({ id }: LivePopup): boolean => cookies.has(`${LAST_SHOWN_COOKIE}${id}`);
  // On its own landing page a popup is the form of the page and is drawn there.
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
