import { type Static, Type } from 'typebox';
import { CART_OPERATORS } from '../values/match-operators.ts';
import type { TriggerName } from '../values/trigger-names.ts';
import { literals } from './literals.ts';

/**
 * When the cart of a shop opens a popup. Without `spec` any change of the listed products counts.
 * docs/behaviour/triggers.md#cart.
 */
export const CartTriggerSettings = Type.Object({
  action: literals(['add', 'remove', 'any']),
  productIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 }),
  spec: Type.Optional(
    Type.Object({
      measure: literals(['count', 'value']),
      operator: literals(CART_OPERATORS),
      value: Type.Number({ minimum: 0 }),
    }),
  ),
});
export type CartTriggerSettings = Static<typeof CartTriggerSettings>;

const Seconds = Type.Number({ minimum: 0, maximum: 86_400 });

/**
 * All the ways a popup may open by itself; a missing key means "not used". The first to fire wins.
 * docs/behaviour/triggers.md.
 */
export const TriggerSettings = Type.Object({
  afterSeconds: Type.Optional(Type.Object({ seconds: Seconds, on: literals(['page', 'website']) })),
  scrolledPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  pageClicks: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  nthPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  inactiveSeconds: Type.Optional(Seconds),
  /** `backButton` is the owner's opt-in. docs/decisions/0026. */
  exitIntent: Type.Optional(Type.Object({ backButton: Type.Boolean() })),
  adBlocker: Type.Optional(Type.Literal(true)),
  shopifyCart: Type.Optional(CartTriggerSettings),
  wixCart: Type.Optional(CartTriggerSettings),
  autoPilot: Type.Optional(Type.Literal(true)),
  eventName: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** Opens only by a click on a link or button that names it. */
  clickOnly: Type.Optional(Type.Literal(true)),
});
export type TriggerSettings = Static<typeof TriggerSettings>;

/** The name under which views and conversions report each setting. */
export const TRIGGER_OF_SETTING: Readonly<Record<keyof TriggerSettings, TriggerName>> = {
  afterSeconds: 'time',
  scrolledPercent: 'scroll',
  pageClicks: 'page_clicks',
  nthPage: 'nth_page',
  inactiveSeconds: 'inactivity',
  exitIntent: 'exit',
  autoPilot: 'auto_pilot',
  adBlocker: 'adblock',
  shopifyCart: 'shopify_cart',
  wixCart: 'wix_cart',
  eventName: 'event',
  clickOnly: 'click',
};
