import type { TriggerName } from '@beckon/contract/values';
import type { Runner } from '@beckon/host-page/machine/machine-runner';
import type { PopupPorts } from './popup-ports.ts';
import type { PopupEffect, PopupEvent, PopupState } from './popup-state.ts';
import { sendLater } from './send-later.ts';

type PopupMachineRunner = Runner<PopupState, PopupEvent>;

/**
 * Carries one order of the popup machine out; the only place where a popup's life meets calls and
 * render.
 */
export function performEffect(
  effect: PopupEffect,
  runner: PopupMachineRunner,
  ports: PopupPorts,
): void {
  switch (effect.name) {
    case 'ask-for-slot':
      return askForSlot(effect.firedBy, runner, ports);
    case 'load':
      return load(runner, ports);
    case 'draw-coupon':
      return drawCoupon(runner, ports);
    case 'send-conversion':
      return sendConversion(effect, runner, ports);
    default:
      return passOn(effect, ports);
  }
}

type PlainEffect = Exclude<
  PopupEffect,
  { name: 'ask-for-slot' | 'load' | 'draw-coupon' | 'send-conversion' }
>;

/** Orders from which nothing comes back. */
function passOn(effect: PlainEffect, ports: PopupPorts): void {
  switch (effect.name) {
    case 'disarm':
      return ports.disarm();
    case 'release-slot':
      return ports.releaseSlot();
    case 'report-view':
      return ports.reportView(effect.firedBy);
    case 'send-step':
      return ports.sendStep(effect.form, effect.firedBy);
    case 'report-close':
      return ports.reportClose(effect.by);
    case 'announce-coupon':
      return ports.announceCoupon(effect.coupon);
    case 'go-to-address':
      return ports.goTo(effect.to);
    case 'chain':
      return ports.chain(effect.popupId);
    case 'remove':
      return ports.show(undefined);
    case 'log':
      return ports.log(effect.line);
  }
}

/** Filters are asked again when the turn comes: what passed minutes ago may have changed. */
function askForSlot(firedBy: TriggerName, runner: PopupMachineRunner, ports: PopupPorts): void {
  ports.askForSlot(firedBy, () => {
    const state = runner.state();
    runner.send({
      name: 'SLOT_GRANTED',
      mayShow: state.name === 'waiting' && ports.mayShow(state.firedBy),
    });
  });
}

function load(runner: PopupMachineRunner, ports: PopupPorts): void {
  const loaded = ports
    .load()
    .then((answer): PopupEvent =>
      answer.ok ? { name: 'LOADED', ...answer.value } : { name: 'LOAD_FAILED', ...answer.error },
    );
  sendLater(loaded, {
    runner,
    onFailure: { name: 'LOAD_FAILED', why: 'loading broke off', mayRetry: true },
    report: ports.report,
  });
}

function drawCoupon(runner: PopupMachineRunner, ports: PopupPorts): void {
  const drawn = ports.drawPrize().then((draw): PopupEvent => ({ name: 'COUPON_DRAWN', draw }));
  sendLater(drawn, {
    runner,
    onFailure: { name: 'COUPON_DRAWN', draw: { ok: false, error: 'again' } },
    report: ports.report,
  });
}

function sendConversion(
  { ask, firedBy }: Extract<PopupEffect, { name: 'send-conversion' }>,
  runner: PopupMachineRunner,
  ports: PopupPorts,
): void {
  const state = runner.state();
  const prizeId = state.name === 'open' ? state.prize?.id : undefined;
  const sent = ports
    .sendConversion(ask, { firedBy, prizeId })
    .then((ok): PopupEvent => ({ name: 'CONVERSION_ENDED', by: ask.by, ok }));
  sendLater(sent, {
    runner,
    onFailure: { name: 'CONVERSION_ENDED', by: ask.by, ok: false },
    report: ports.report,
  });
}
