import type { Popup } from '@beckon/contract/popup';
import {
  LEAD_CLOSE_AFTER_FAILURE_MS, LEAD_CLOSE_HEBREW_MS, LEAD_CLOSE_MS, THANKS_DEFAULT_MS, THANKS_STAYS_EMBEDDED_MS, THANKS_STAYS_MS,
} from '../timings.ts';
import type { ConversionAsk, Destination, OpenState } from './popup-state.ts';

/** What follows when the visitor has been thanked, or at once when there are no thanks. */
export type LastStep =
  | { readonly name: 'go'; readonly to: Destination }
  | { readonly name: 'chain'; readonly popupId: string }
  | { readonly name: 'close' }
  | { readonly name: 'stay' };

/** What follows a conversion. Interaction spec §4.2, §7.1. */
export type FollowUp =
  | { readonly name: 'play' }
  | { readonly name: 'tell-prize' }
  | { readonly name: 'thank' }
  /** The inline message stands where the form was, until the last step. */
  | { readonly name: 'tell-inline'; readonly closeAfterMs: number | undefined }
  | { readonly name: 'leave'; readonly step: LastStep };

/** Decides what follows a conversion that has been handled, delivered or not (interaction spec §7.1, step 6). */
export function afterConversion(popup: Popup, state: OpenState): FollowUp {
  const ask = state.asked;
  if (ask?.by === 'form' && popup.game !== undefined) {
    if (state.prize !== undefined) return { name: 'tell-prize' };
    if (popup.game.formComes === 'before') return { name: 'play' };
  }
  if (popup.afterConversion.thanksScreen && state.screen !== 'thanks') return { name: 'thank' };
  const step = lastStep(popup, ask, state);
  if (step.name === 'go' || step.name === 'chain') return { name: 'leave', step };
  return { name: 'tell-inline', closeAfterMs: step.name === 'close' ? inlineCloseMs(popup, state) : undefined };
}

/** What is left to do once there is nothing more to show. A visitor who has been sent away already is not sent again. */
export function lastStep(popup: Popup, ask: ConversionAsk | undefined, { wentTo }: Pick<OpenState, 'wentTo'>): LastStep {
  if (ask?.by === 'link') return afterLink(popup, ask.link, wentTo);
  const { redirect, chainToPopupId } = popup.afterConversion;
  if (redirect !== undefined && wentTo === undefined && ask?.by === 'form') {
    const to = { address: redirect.url, newTab: redirect.target === 'new-tab', origin: 'submit' } as const;
    return { name: 'go', to: redirect.sendFormData ? { ...to, formData: ask.form } : to };
  }
  if (chainToPopupId !== undefined) return { name: 'chain', popupId: chainToPopupId };
  return { name: popup.type === 'embedded' ? 'stay' : 'close' };
}

/** How long the thank-you screen stands. Interaction spec §4.2; an embedded form, which is in nobody's way, has the 600 s variant. */
export function thanksStayMs({ type, afterConversion: { thanksCloseAfterSeconds, redirect, chainToPopupId } }: Popup, ask: ConversionAsk | undefined): number {
  if (thanksCloseAfterSeconds !== undefined) return thanksCloseAfterSeconds * 1000;
  const leadsOn = ask?.by === 'link' || redirect !== undefined || chainToPopupId !== undefined;
  if (leadsOn) return THANKS_DEFAULT_MS;
  return type === 'embedded' ? THANKS_STAYS_EMBEDDED_MS : THANKS_STAYS_MS;
}

function afterLink(popup: Popup, { href, newTab, closes }: { href: string; newTab: boolean; closes: boolean }, wentTo: string | undefined): LastStep {
  if (wentTo === undefined) return { name: 'go', to: { address: href, newTab, origin: 'link' } };
  return { name: closes && popup.type !== 'embedded' ? 'close' : 'stay' };
}

function inlineCloseMs({ language, target }: Popup, { sendFailed }: OpenState): number {
  if (language === 'he' && target !== 'click') return LEAD_CLOSE_HEBREW_MS;
  return sendFailed === true ? LEAD_CLOSE_AFTER_FAILURE_MS : LEAD_CLOSE_MS;
}
