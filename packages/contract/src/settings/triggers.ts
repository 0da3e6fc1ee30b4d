import { type Static, type TSchema, Type } from 'typebox';
import { CART_OPERATORS } from '../values/popups/match-operators.ts';
import { keysOf } from '../values/tables/keys-of.ts';
import { tableOf } from '../values/tables/table-of.ts';
import {
  MAX_SECONDS,
  NUMBER_TRIGGERS,
  type NumberTrigger,
  SWITCH_TRIGGERS,
  type TRIGGER_OF_SETTING,
} from '../values/triggers/triggers.ts';
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

const Seconds = Type.Number({ minimum: 0, maximum: MAX_SECONDS });

/**
 * All triggers that open a popup automatically. A missing key means that it is not used. The first
 * trigger that fires opens the popup. docs/behaviour/triggers.md.
 */
export const TriggerSettings = Type.Object({
  ...tableOf(
    keysOf(NUMBER_TRIGGERS),
    (key) => key,
    (key) => Type.Optional(numberOf(NUMBER_TRIGGERS[key])),
  ),
  ...tableOf(
    keysOf(SWITCH_TRIGGERS),
    (key) => key,
    () => Type.Optional(Type.Literal(true)),
  ),
  afterSeconds: Type.Optional(Type.Object({ seconds: Seconds, on: literals(['page', 'website']) })),
  /** `backButton` is the owner's opt-in. docs/decisions/0026. */
  exitIntent: Type.Optional(Type.Object({ backButton: Type.Boolean() })),
  shopifyCart: Type.Optional(CartTriggerSettings),
  wixCart: Type.Optional(CartTriggerSettings),
  eventName: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** Opens only by a click on a link or button that names it. */
  clickOnly: Type.Optional(Type.Literal(true)),
} satisfies Record<keyof typeof TRIGGER_OF_SETTING, TSchema>);
export type TriggerSettings = Static<typeof TriggerSettings>;

function numberOf({ to, isCount }: NumberTrigger) {
  return isCount
    ? Type.Integer({ minimum: 1, maximum: to })
    : Type.Number({ minimum: 0, maximum: to });
}
