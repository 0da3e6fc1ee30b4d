import type { Popup } from '@beckon/contract/popup';
import {
  LEAD_CLOSE_AFTER_FAILURE_MS,
  LEAD_CLOSE_HEBREW_MS,
  LEAD_CLOSE_MS,
  THANKS_DEFAULT_MS,
  THANKS_STAYS_EMBEDDED_MS,
  THANKS_STAYS_MS,
} from '../../timings.ts';
import { clickPathPopupId } from './click-path.ts';
import type { RequestedConversion, RedirectTarget, OpenState } from '../popup-state.ts';

/**
 * The last step after a conversion. It follows the thank-you screen, or comes at once if there is
 * none.
 */
export type LastStep =
  | { readonly name: 'go'; readonly to: RedirectTarget }
  | { readonly name: 'chain'; readonly popupId: string }
  | { readonly name: 'close' }
  | { readonly name: 'stay' };

/** What follows a conversion. docs/behaviour/conversions.md#what-follows. */
export type FollowUp =
  | { readonly name: 'play' }
  | { readonly name: 'show-prize' }
  | { readonly name: 'thank' }
  /** The inline message is in the place of the form until the last step. */
  | { readonly name: 'show-inline-message'; readonly closeAfterMs: number | undefined }
  | { readonly name: 'leave'; readonly step: LastStep };

/**
 * Decides what follows a conversion that has been handled, delivered or not.
 * docs/behaviour/conversions.md#what-follows.
 */
export function afterConversion(popup: Popup, state: OpenState): FollowUp {
  const ask = state.asked;
  if (ask?.by === 'form') {
    const played = gameFollowUp(popup, state);
    if (played !== undefined) return played;
  }
  // A link that was clicked before the reactions to it were loaded.
  const linked = linkedPopupId(ask);
  if (linked !== undefined) return { name: 'leave', step: { name: 'chain', popupId: linked } };
  if (popup.afterConversion.thanksScreen && mayThank(state)) return { name: 'thank' };
  const step = lastStep(popup, ask, state);
  if (step.name === 'go' || step.name === 'chain') return { name: 'leave', step };
  return {
    name: 'show-inline-message',
    closeAfterMs: step.name === 'close' ? inlineCloseMs(popup, state) : undefined,
  };
}

/** What follows the form of a game. Undefined: the same as after any other form. */
function gameFollowUp({ game }: Popup, { prize }: OpenState): FollowUp | undefined {
  if (game === undefined) return undefined;
  if (prize !== undefined) return { name: 'show-prize' };
  return game.formComes === 'before' ? { name: 'play' } : undefined;
}

/** The popup that a clicked link opens, unless the browser has followed the link. */
export function linkedPopupId(ask: RequestedConversion | undefined): string | undefined {
  if (ask?.by !== 'link' || ask.link.isOpened === true) return undefined;
  return clickPathPopupId(ask.link.href);
}

/**
 * The step after the last screen. The address of the clicked button takes precedence over the
 * popup's redirect. A visitor who was sent to the button's address at the click is not sent again,
 * and a form that stays in the page leads nowhere twice.
 */
export function lastStep(
  popup: Popup,
  ask: RequestedConversion | undefined,
  state: Pick<OpenState, 'wentTo' | 'hasLed'>,
): LastStep {
  if (state.hasLed) return { name: 'stay' };
  const to = isThere(ask, state) ? undefined : destination(popup, ask);
  if (to) return { name: 'go', to };
  const { chainToPopupId: popupId } = popup.afterConversion;
  if (popupId !== undefined) return { name: 'chain', popupId };
  const staysOpen = popup.type === 'embedded' || (ask?.by === 'link' && !ask.link.closes);
  return { name: staysOpen ? 'stay' : 'close' };
}

function destination(
  { afterConversion: { redirect } }: Popup,
  ask: RequestedConversion | undefined,
): RedirectTarget | undefined {
  if (leadsAway(ask)) return { address: ask.link.href, newTab: ask.link.newTab, origin: 'link' };
  if (redirect === undefined) return undefined;
  const to = {
    address: redirect.url,
    newTab: redirect.target === 'new-tab',
    origin: 'submit',
  } as const;
  return redirect.sendFormData && ask?.by === 'form' ? { ...to, formData: ask.form } : to;
}

/** Whether the address of the clicked button is already open, in another tab or program. */
function isThere(
  ask: RequestedConversion | undefined,
  { wentTo }: Pick<OpenState, 'wentTo'>,
): boolean {
  return ask?.by === 'link' && (ask.link.isOpened === true || ask.link.href === wentTo);
}

/** A button without an address counts as a conversion but leads nowhere. */
function leadsAway(
  ask: RequestedConversion | undefined,
): ask is Extract<RequestedConversion, { by: 'link' }> {
  return ask?.by === 'link' && ask.link.href !== '';
}

/**
 * How long the thank-you screen stays, in ms. An embedded form keeps it for 600 s, because it
 * covers nothing. docs/behaviour/conversions.md#thanks.
 */
export function thanksStayMs(
  { type, afterConversion: { thanksCloseAfterSeconds, redirect, chainToPopupId } }: Popup,
  state: Pick<OpenState, 'asked' | 'wentTo'>,
): number {
  const { asked } = state;
  if (thanksCloseAfterSeconds !== undefined) return thanksCloseAfterSeconds * 1000;
  // A visitor who shared the page in another tab comes back to read the thank-you screen.
  const hasShared = isThere(asked, state) && leadsAway(asked) && !asked.link.closes;
  const isSentOn = !hasShared && (leadsAway(asked) || redirect !== undefined);
  if (isSentOn || chainToPopupId !== undefined) return THANKS_DEFAULT_MS;
  return type === 'embedded' ? THANKS_STAYS_EMBEDDED_MS : THANKS_STAYS_MS;
}

function inlineCloseMs({ language, target }: Popup, { sendFailed }: OpenState): number {
  if (language === 'he' && target !== 'click') return LEAD_CLOSE_HEBREW_MS;
  return sendFailed === true ? LEAD_CLOSE_AFTER_FAILURE_MS : LEAD_CLOSE_MS;
}

/** A visitor who takes a coupon code to their cart does not see the thank-you screen first. */
function mayThank({ screen, asked }: OpenState): boolean {
  return screen !== 'thanks' && !(asked?.by === 'link' && asked.link.coupon !== undefined);
}
