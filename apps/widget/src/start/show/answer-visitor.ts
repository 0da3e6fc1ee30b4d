import type { SendPopupEvent } from '@beckon/popup-core/lifecycle/effect-handlers';
import type { RedirectTarget, PopupEvent } from '@beckon/popup-core/lifecycle/popup-state';
import { redirectAddress } from '@beckon/popup-core/lifecycle/reactions/redirect-address';
import { sendLater } from '@beckon/popup-core/lifecycle/send-later';
import { openAddress } from '../../page/open-address.ts';
import type { PageAccess } from '../environment.ts';
import { fillCart } from './fill-cart.ts';
import { announceToPage } from './page-events.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';
import type { AnsweringPopup, KeptConversion, PopupViews, VisitorEffect } from './responses.ts';
import { sendStep, submitConversion } from './submit-conversion.ts';

/** Carries out one effect of a visitor's action. */
export function answerVisitor(
  deps: PopupControllerDeps,
  run: AnsweringPopup,
  { effect, send }: { readonly effect: VisitorEffect; readonly send: SendPopupEvent },
): void {
  const { popup } = run;
  switch (effect.name) {
    case 'send-step':
      return sendStep({ ...deps, ...run }, effect);
    case 'draw-coupon':
      return drawCoupon(deps, run, send);
    case 'announce-coupon': {
      const { code: couponCode, ...coupon } = effect.coupon;
      return announceToPage(deps, 'couponCopy', popup, { couponCode, ...coupon });
    }
    case 'go-to-address':
      return goTo(deps, popup.id, effect.to);
    case 'fill-cart':
      return void fillCart(deps, effect.lines).catch(deps.report);
  }
}

/** Sends the conversion that was stored when the visitor acted. */
export function sendKept(
  deps: PopupControllerDeps,
  run: AnsweringPopup,
  { kept, send }: { readonly kept: KeptConversion; readonly send: SendPopupEvent },
): void {
  const ended = (ok: boolean): PopupEvent => ({
    name: 'CONVERSION_ENDED',
    by: kept.ask.by,
    ok,
  });
  const submitted = submitConversion({ ...deps, ...run }, kept).then(ended);
  sendLater(submitted, { send, report: deps.report, onFailure: ended(false) });
}

function drawCoupon(
  { report }: PopupControllerDeps,
  { views }: AnsweringPopup,
  send: SendPopupEvent,
): void {
  const drawn = (draw: Awaited<ReturnType<PopupViews['drawPrize']>>): PopupEvent => ({
    name: 'COUPON_DRAWN',
    draw,
  });
  const onFailure = drawn({ ok: false, error: 'again' });
  sendLater(views.drawPrize().then(drawn), { send, report, onFailure });
}

function goTo(
  { window, pageUrl, clock, log }: PageAccess,
  popupId: string,
  to: RedirectTarget,
): void {
  const address = redirectAddress(to, pageUrl());
  if (address === undefined) log.warn(`popup ${popupId}: address refused`);
  else openAddress(window, clock, address, to.newTab);
}
