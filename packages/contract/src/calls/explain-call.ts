import { type Static, Type } from 'typebox';

/**
 * One line of the decision trace: the value that a rule saw, and whether the rule allows the popup.
 * docs/behaviour/decision-rules.md#decision-trace.
 */
export const TraceLine = Type.Object({
  /**
   * All rules of one group must hold, and one such group is enough. Rules without a group
   * (schedule, frequency …) must also hold.
   */
  group: Type.Optional(Type.Number()),
  rule: Type.String(),
  wanted: Type.String(),
  seen: Type.String(),
  passes: Type.Boolean(),
  /** For a rule about page or visitor: its operator, and the values that it compares with. */
  operator: Type.Optional(Type.String()),
  values: Type.Optional(Type.Array(Type.String())),
});
export type TraceLine = Static<typeof TraceLine>;

export const PopupTrace = Type.Object({
  poptin_id: Type.String(),
  poptin_name: Type.String(),
  offered: Type.Boolean(),
  lines: Type.Array(TraceLine),
});
export type PopupTrace = Static<typeof PopupTrace>;

/**
 * `GET /api/display/{client_id}/explain?owner=…` with the display call's fields as query (`POST`
 * with them as body works too); `owner` is the owner token. 403 without a valid one.
 */
export const ExplainAnswer = Type.Object({
  success: Type.Literal(true),
  popups: Type.Array(PopupTrace),
});
export type ExplainAnswer = Static<typeof ExplainAnswer>;
