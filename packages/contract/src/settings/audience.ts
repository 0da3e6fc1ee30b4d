import { type Static, Type } from 'typebox';

/**
 * One server-side targeting rule. `kind` names a file of the server's `rules/` registry; `values`
 * is a list whose meaning depends on the rule. docs/behaviour/decision-rules.md#audience-rules.
 */
export const AudienceRule = Type.Object({
  kind: Type.String({ pattern: '^[a-z][a-z-]{1,40}$' }),
  operator: Type.String({ maxLength: 40 }),
  values: Type.Array(Type.String({ maxLength: 2000 }), { maxItems: 500 }),
});
export type AudienceRule = Static<typeof AudienceRule>;

/** All rules of a group must hold; any group is enough; no group means everybody. */
export const AudienceSettings = Type.Object({
  groups: Type.Array(Type.Array(AudienceRule, { maxItems: 50 }), { maxItems: 20 }),
});
export type AudienceSettings = Static<typeof AudienceSettings>;

/** A day `YYYY-MM-DD`, or a day with a time of day, `YYYY-MM-DDTHH:MM`. */
const Limit = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T([01]\\d|2[0-3]):[0-5]\\d)?$' });

/**
 * Times are `HH:MM`, weekdays 0 (Sunday) to 6, all in the site's time zone. Shown from `from` on,
 * and no longer at `until`; days without a time of day count as a whole.
 */
export const ScheduleSettings = Type.Object({
  from: Type.Optional(Limit),
  until: Type.Optional(Limit),
  weekdays: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 })),
  hours: Type.Optional(
    Type.Object({
      from: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
      until: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
    }),
  ),
});
export type ScheduleSettings = Static<typeof ScheduleSettings>;
