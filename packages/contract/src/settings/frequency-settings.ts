import { type Static, Type } from 'typebox';
import { FREQUENCY_RULES } from '../values/popups/frequency.ts';
import { TRIGGER_NAMES } from '../values/triggers/triggers.ts';
import { literals } from './literals.ts';

/**
 * The cap of a popup. `count` is N for the two "every few" rules; `scope` names the triggers that
 * it caps. docs/behaviour/frequency.md#frequency-rules.
 */
export const FrequencySettings = Type.Object({
  rule: literals(FREQUENCY_RULES),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  scope: Type.Union([Type.Literal('all'), Type.Array(literals(TRIGGER_NAMES))]),
});
export type FrequencySettings = Static<typeof FrequencySettings>;
