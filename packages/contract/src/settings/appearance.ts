import { type Static, Type } from 'typebox';
import { BACKGROUNDS, ENTRY_EFFECTS, EXIT_EFFECTS } from '../values/popups/effects.ts';
import { HORIZONTAL_PLACES, VERTICAL_PLACES } from '../values/popups/locations.ts';
import { literals } from './literals.ts';

/**
 * Place, movement and timer of a popup; sizes in CSS pixels at scale 1.
 * docs/behaviour/appearance.md.
 */
export const AppearanceSettings = Type.Object({
  location: Type.Object({
    horizontal: literals(HORIZONTAL_PLACES),
    vertical: literals(VERTICAL_PLACES),
  }),
  entryEffect: literals(ENTRY_EFFECTS),
  exitEffect: literals(EXIT_EFFECTS),
  background: literals(BACKGROUNDS),
  size: Type.Object({
    width: Type.Integer({ minimum: 100, maximum: 3840 }),
    height: Type.Integer({ minimum: 20, maximum: 4320 }),
  }),
  /**
   * A bar at center-top and a welcome-screen fullpage push the page down over 300 ms; false: they
   * cover it.
   */
  pushesPage: Type.Boolean(),
  timer: Type.Optional(
    Type.Object({
      version: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
      /** `minutes:seconds`, or `date|time|offset`. docs/behaviour/popup-parts.md#countdown. */
      value: Type.String({ maxLength: 100 }),
    }),
  ),
});
export type AppearanceSettings = Static<typeof AppearanceSettings>;
