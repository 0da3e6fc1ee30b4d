import { type Static, Type } from 'typebox';
import {
  ENGAGEMENT_STATES,
  MATCH_OPERATORS,
  SHOW_ACTIONS,
} from '../values/popups/match-operators.ts';
import { POPUP_ID_PATTERN } from '../values/popups/popup-id.ts';
import { literals } from './literals.ts';

/**
 * A cookie or JS variable compared with a value. `name` may be a dotted path for JS variables.
 * docs/behaviour/filters.md#cookies-and-variables.
 */
export const MatchEntry = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  operator: literals(MATCH_OPERATORS),
  value: Type.String({ maxLength: 1000 }),
  action: literals(SHOW_ACTIONS),
});
export type MatchEntry = Static<typeof MatchEntry>;

/** What the visitor did with another popup of the site. */
export const EngagementEntry = Type.Object({
  popupId: Type.String({ pattern: POPUP_ID_PATTERN }),
  state: literals(ENGAGEMENT_STATES),
  action: literals(SHOW_ACTIONS),
});
export type EngagementEntry = Static<typeof EngagementEntry>;

/** Checked in the browser when a trigger fires; all entries must hold. docs/behaviour/filters.md. */
export const FilterSettings = Type.Object({
  jsVariables: Type.Optional(Type.Array(MatchEntry, { maxItems: 50 })),
  cookies: Type.Optional(Type.Array(MatchEntry, { maxItems: 50 })),
  engagement: Type.Optional(Type.Array(EngagementEntry, { maxItems: 50 })),
  sourceCode: Type.Optional(
    Type.Object({ html: Type.String({ maxLength: 5000 }), action: literals(SHOW_ACTIONS) }),
  ),
});
export type FilterSettings = Static<typeof FilterSettings>;
