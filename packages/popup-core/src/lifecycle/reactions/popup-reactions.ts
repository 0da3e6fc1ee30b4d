import type { DrawnPrize, Popup } from '@beckon/contract/popup';
import type { CloseTrigger, Screen } from '@beckon/contract/values';
import { become, unchanged, type Outcome } from '@beckon/host-page/machine/machine';
import { afterConversion, lastStep, type LastStep, linkedPopupId } from './after-conversion.ts';
import type { Reactions } from './reactions.ts';
import { claimCoupon } from './coupon-claim.ts';
import { close, sendConversion, startConversion } from '../popup-open.ts';
import { timersAfterAct } from './timers-after-act.ts';
import { runGame } from '../game/run-game.ts';
import { waitForVisitor, type UseOf } from './wait-for-visitor.ts';
import type {
  ClickedLink,
  RedirectTarget,
  OpenState,
  PopupEffect,
  PopupEvent,
  PopupState,
} from '../popup-state.ts';

type Step = Outcome<PopupState, PopupEffect>;
type EventNamed<Name extends PopupEvent['name']> = Extract<PopupEvent, { name: Name }>;

/** The reactions to a visitor's actions. docs/popup-lifecycle.md. */
export function createReactions(useOf: UseOf): Reactions {
  return {
    next: nextAfterAct,
    timersIn: timersAfterAct,
    wait: (state, event, popup) => waitForVisitor(state, event, { popup, useOf }),
    runGame,
  };
}

/** The reactions of a popup that nobody uses. */
export const REACTIONS = createReactions(() => ({
  byKeyboard: false,
  byPointer: false,
  showsCode: false,
}));

function nextAfterAct(state: OpenState, event: PopupEvent, popup: Popup): Step {
  switch (event.name) {
    case 'SUBMITTED':
      return startConversion(withoutLink(state), event.ask);
    case 'LINK_CLICKED':
      return followLink(state, event.link, popup);
    case 'COUPON_COPIED':
      return copyCoupon(state, event.code, event.buttonText);
    case 'STEP_COMPLETED':
      return keepStep(state, event, popup);
    case 'CONVERSION_ENDED':
      return endConversion(state, event, popup);
    case 'THANKS_ENDED':
      return endThanks(state, popup);
    default:
      return nextInGame(state, event, popup);
  }
}

function nextInGame(state: OpenState, event: PopupEvent, popup: Popup): Step {
  switch (event.name) {
    case 'PLAY_ASKED':
      return become({ ...state, hasPlayed: true });
    case 'PRIZE_DRAWN':
      return givePrize(state, event.prize, popup);
    case 'UNLOCKED':
      return become({ ...state, isUnlocked: true });
    case 'RESULT_TIME_ENDED':
      return leaveWithPrize(state, popup);
    default:
      return claimCoupon(state, event, popup);
  }
}

/** A link that counts and leaves the popup open does not keep the visitor from sending the form. */
function withoutLink(state: OpenState): OpenState {
  return state.asked?.by === 'link' ? readyAgain(state) : state;
}

/** For these addresses a browser opens another program and stays on the page. */
const OPENS_PROGRAM = /^\s*(?:mailto|tel|sms):/i;

function followLink(state: OpenState, link: ClickedLink, popup: Popup): Step {
  const { href } = link;
  const ask = { by: 'link', link } as const;
  const counts = link.isConversion && state.submit === 'idle';
  const popupId = linkedPopupId(ask);
  if (popupId !== undefined) {
    // A form in the page stays, so its links may be clicked again. They count until it has converted.
    const gone: OpenState = { ...state, wentTo: href, ...(counts && { isUnlocked: true }) };
    const opened = withFirst({ name: 'chain', popupId }, leave(gone, popup, 'link_click'));
    return counts && !state.isUnlocked ? withFirst(sendConversion(state, ask), opened) : opened;
  }
  if (!counts) return followPlainLink(state, link, popup);
  const converting = startConversion(state, ask);
  if (link.isOpened || !(link.newTab || OPENS_PROGRAM.test(href))) return converting;
  // Browsers open new tabs and other programs only during the click itself.
  return withFirst(goTo(link), {
    ...converting,
    state: { ...converting.state, wentTo: href },
  });
}

/** A link that does not count, or not again. Without an address, all it may do is close. */
function followPlainLink(state: OpenState, link: ClickedLink, popup: Popup): Step {
  const leads = link.href !== '';
  const gone: OpenState = leads ? { ...state, wentTo: link.href } : state;
  const isLocked = popup.closing.contentLock && !state.isUnlocked;
  const next: Step =
    link.closes && !isLocked && popup.type !== 'embedded'
      ? close(gone, 'link_click')
      : unchanged(gone);
  return leads && !link.isOpened ? withFirst(goTo(link), next) : next;
}

function goTo({ href, newTab }: ClickedLink): PopupEffect {
  return { name: 'go-to-address', to: { address: href, newTab, origin: 'link' } };
}

function copyCoupon(state: OpenState, code: string, buttonText: string): Step {
  const { prize } = state;
  const coupon = { code, buttonText, ...(prize?.code === code && { prizeLabel: prize.label }) };
  const effects: PopupEffect[] = [{ name: 'announce-coupon', coupon }];
  const isFirst = state.copiedCoupon === undefined && state.submit === 'idle';
  if (isFirst) effects.push(sendConversion(state, { by: 'coupon', code, buttonText }));
  return { state: { ...state, copiedCoupon: code, isUnlocked: true }, effects };
}

/**
 * Sends a completed step of the form if the owner and the visitor's consent allow it and it has an
 * answer. A step is not a conversion, so the state does not change.
 */
function keepStep(
  state: OpenState,
  { form, lacksConsent }: EventNamed<'STEP_COMPLETED'>,
  { keepsUnfinished }: Popup,
): Step {
  const holdsAnswer = form.fields.some(({ kind, value }) => kind !== 'hidden' && value !== '');
  if (!keepsUnfinished || lacksConsent || !holdsAnswer || state.submit !== 'idle')
    return unchanged(state);
  return { state, effects: [{ name: 'send-step', form, firedBy: state.firedBy }] };
}

/** The response to a copied coupon does not end the submission of a form. */
function endConversion(
  state: OpenState,
  { by, ok }: EventNamed<'CONVERSION_ENDED'>,
  popup: Popup,
): Step {
  if (state.submit !== 'sending' || state.asked?.by !== by) return unchanged(state);
  const sent: OpenState = { ...state, submit: 'sent', isUnlocked: true };
  const next = goOn(ok ? sent : { ...sent, sendFailed: true }, popup);
  return fillCart(next, popup);
}

/** If a product leads to the cart, no other address opens. docs/behaviour/shops.md#add-to-cart. */
function fillCart(next: Step, { afterConversion: { addToCart: lines = [] } }: Popup): Step {
  if (lines.length === 0) return next;
  const goesToCart = lines.some((line) => line.goesToCart);
  const effects = next.effects.filter(({ name }) => !goesToCart || name !== 'go-to-address');
  return withFirst({ name: 'fill-cart', lines }, { ...next, effects });
}

/** Called when the thank-you screen, or the message shown instead of it, has been shown long enough. */
function endThanks(state: OpenState, popup: Popup): Step {
  if (state.submit !== 'sent') return unchanged(state);
  const last = lastStep(popup, state.asked, state);
  return last.name === 'stay' && !popup.stopForConverted
    ? become(readyAgain({ ...state, screen: 'form' }))
    : take(state, last, popup);
}

/** An embedded form can be sent again. docs/behaviour/conversions.md#embedded-forms. */
function readyAgain({
  asked: _asked,
  sendFailed: _failed,
  hasLed: _led,
  wentTo: _address,
  ...state
}: OpenState): OpenState {
  return { ...state, submit: 'idle' };
}

/** Continues after a conversion has been handled, delivered or not. */
function goOn(state: OpenState, popup: Popup): Step {
  const follow = afterConversion(popup, state);
  switch (follow.name) {
    case 'play':
      return become({ ...state, screen: 'play' });
    case 'show-prize':
      return become({ ...state, screen: resultOf(state.prize) });
    case 'thank':
      return become({ ...state, screen: 'thanks' });
    case 'show-inline-message':
      return become(state);
    case 'leave':
      return take(state, follow.step, popup);
  }
}

function take(state: OpenState, last: LastStep, popup: Popup): Step {
  const led: OpenState = { ...state, hasLed: true };
  switch (last.name) {
    case 'go':
      return withFirst(
        { name: 'go-to-address', to: last.to },
        leave({ ...led, wentTo: last.to.address }, popup, 'redirected'),
      );
    case 'chain':
      return withFirst(last, leave(led, popup, 'converted'));
    case 'close':
      return close(state, 'converted');
    case 'stay':
      return unchanged(state);
  }
}

/**
 * Closes a popup that leads to an address or to another popup. A form in the page stays, because
 * the page may stay, too.
 */
function leave(state: OpenState, { type }: Popup, by: CloseTrigger): Step {
  return type === 'embedded' ? become(state) : close(state, by);
}

/**
 * If the form comes after the game, a win shows the form first and the prize after it. A template
 * without a form shows the game in its place.
 */
function givePrize(state: OpenState, prize: DrawnPrize, popup: Popup): Step {
  if (state.screen !== 'play' && !state.hasPlayed) return unchanged(state);
  if (prize.isWinning && popup.game?.formComes === 'after' && state.submit === 'idle')
    return become({ ...state, prize, screen: 'form' });
  return become({ ...state, prize, screen: resultOf(prize), isUnlocked: true });
}

function leaveWithPrize(state: OpenState, popup: Popup): Step {
  const redirect = state.prize?.redirect;
  if (redirect === undefined) return unchanged(state);
  if (redirect.to !== 'url') return close(state, 'auto_close');
  const to: RedirectTarget = { address: redirect.url, newTab: false, origin: 'prize' };
  return take(state, { name: 'go', to }, popup);
}

/** The screen that shows what was drawn. */
function resultOf(prize: DrawnPrize | undefined): Screen {
  return prize?.isWinning === true ? 'won' : 'lost';
}

function withFirst(effect: PopupEffect, { state, effects }: Step): Step {
  return { state, effects: [effect, ...effects] };
}
