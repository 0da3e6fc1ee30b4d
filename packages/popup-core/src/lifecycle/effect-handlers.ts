import type { PopupEffect, PopupEvent } from './popup-state.ts';

type EffectNamed<Name extends PopupEffect['name']> = Extract<PopupEffect, { readonly name: Name }>;

/** Sends the result of an effect to the popup. */
export type SendPopupEvent = (event: PopupEvent) => void;

/** One handler for each effect of a popup's life. The compiler reports a missing handler. */
export type EffectHandlers = {
  readonly [Name in PopupEffect['name']]: (effect: EffectNamed<Name>, send: SendPopupEvent) => void;
};

export function performEffect(
  handlers: EffectHandlers,
  effect: PopupEffect,
  send: SendPopupEvent,
): void {
  handle(handlers, effect.name, { effect, send });
}

function handle<Name extends PopupEffect['name']>(
  handlers: EffectHandlers,
  name: Name,
  { effect, send }: { readonly effect: EffectNamed<Name>; readonly send: SendPopupEvent },
): void {
  handlers[name](effect, send);
}
