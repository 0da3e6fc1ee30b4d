import { type Static, Type } from 'typebox';
import { PROBLEM_CODES } from '../form-rules/field-rule.ts';
import { literals } from '../settings/literals.ts';
import { POPUP_ID_PATTERN } from '../values/popup-id.ts';
import { Day, Instant } from './answers.ts';

/** A filled field as it was submitted. */
export const LeadField = Type.Object({
  name: Type.String(),
  label: Type.String(),
  kind: Type.String(),
  value: Type.String(),
});
export type LeadField = Static<typeof LeadField>;

export const Lead = Type.Object({
  id: Type.String(),
  popupId: Type.String(),
  popupName: Type.String(),
  at: Instant,
  email: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  fields: Type.Array(LeadField),
  /** Page where it was submitted. */
  url: Type.String(),
  referrer: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  device: Type.Optional(Type.String()),
  trigger: Type.Optional(Type.String()),
  /** Prize or coupon that came with it. */
  couponCode: Type.Optional(Type.String()),
  prizeLabel: Type.Optional(Type.String()),
  /** The owner should look at it: it seems made by a machine, or is not what the form asks for. */
  isSuspicious: Type.Optional(Type.Boolean()),
  /**
   * Why: one of `trap-field-filled`, `filled-too-fast`, `unreadable-fields`, `too-many`,
   * `wrong-answers`.
   */
  suspicion: Type.Optional(Type.String()),
  /** The answers that the form's rules refuse, kept as typed. */
  wrongAnswers: Type.Optional(
    Type.Array(Type.Object({ field: Type.String(), problem: literals(PROBLEM_CODES) })),
  ),
  /** The steps that somebody completed who then left. */
  isUnfinished: Type.Optional(Type.Boolean()),
});
export type Lead = Static<typeof Lead>;

/**
 * `GET /api/owner/sites/{siteId}/leads?search=&popupId=&from=&until=&state=&cursor=&limit=`, newest
 * first. The same query without cursor and limit on `…/leads.csv` downloads all of them as a
 * spreadsheet.
 */
export const LeadsQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  popupId: Type.Optional(Type.String({ pattern: POPUP_ID_PATTERN })),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** Missing: all; `to-check`: suspicious ones, finished or not. */
  state: Type.Optional(literals(['finished', 'unfinished', 'to-check'])),
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type LeadsQuery = Static<typeof LeadsQuery>;

export const LeadsAnswer = Type.Object({
  success: Type.Literal(true),
  leads: Type.Array(Lead),
  /** Missing on the last page. */
  nextCursor: Type.Optional(Type.String()),
  /** How many leads match the query in all. */
  total: Type.Integer(),
});
export type LeadsAnswer = Static<typeof LeadsAnswer>;

/**
 * `POST /api/owner/sites/{siteId}/leads/delete`: unknown ids are passed over; also `DELETE
 * /api/owner/sites/{siteId}/leads/{leadId}`.
 */
export const DeleteLeadsRequest = Type.Object(
  {
    leadIds: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 500 }),
  },
  { additionalProperties: false },
);
export type DeleteLeadsRequest = Static<typeof DeleteLeadsRequest>;

export const DeleteLeadsAnswer = Type.Object({
  success: Type.Literal(true),
  deleted: Type.Integer(),
});
export type DeleteLeadsAnswer = Static<typeof DeleteLeadsAnswer>;
