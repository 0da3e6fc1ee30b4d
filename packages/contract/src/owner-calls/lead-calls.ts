import { type Static, Type } from 'typebox';
import { PROBLEM_CODES } from '../form-rules/field-rule.ts';
import { literals } from '../settings/literals.ts';
import { LEAD_COLUMN_NAMES } from '../values/results/lead-columns.ts';
import { POPUP_ID_PATTERN } from '../values/popups/popup-id.ts';
import { tableOf } from '../values/tables/table-of.ts';
import { Day, Instant } from './answers.ts';
import { LeadFieldSchema } from './lead-field.ts';

/** One tag of a lead. */
export const Tag = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\x00-\\x1f"\\\\]+$' });

export const Lead = Type.Object({
  id: Type.String(),
  popupId: Type.String(),
  popupName: Type.String(),
  at: Instant,
  /** Missing: not known. */
  ...tableOf(
    LEAD_COLUMN_NAMES,
    (column) => column,
    () => Type.Optional(Type.String()),
  ),
  fields: Type.Array(LeadFieldSchema),
  /** Page where it was submitted. */
  url: Type.String(),
  /**
   * True if the owner should check it: it seems to be made by a machine, or is not what the form
   * asks for.
   */
  isSuspicious: Type.Optional(Type.Boolean()),
  /**
   * Why: one of `trap-field-filled`, `filled-too-fast`, `unreadable-fields`, `too-many`,
   * `wrong-answers`, `owner-says-spam`.
   */
  suspicion: Type.Optional(Type.String()),
  /** The answers that the form's rules refuse, kept as typed. */
  wrongAnswers: Type.Optional(
    Type.Array(Type.Object({ field: Type.String(), problem: literals(PROBLEM_CODES) })),
  ),
  /**
   * True if it is spam: it seems to be made by a machine, or the owner says so. Spam is suspicious,
   * too.
   */
  isSpam: Type.Optional(Type.Boolean()),
  /** True if the visitor completed only some steps of the form and then left. */
  isUnfinished: Type.Optional(Type.Boolean()),
  /** The text of the form's consent boxes when it was sent, and whether each was ticked. */
  consents: Type.Optional(
    Type.Array(Type.Object({ text: Type.String(), isGiven: Type.Boolean() })),
  ),
  /** Whether they confirmed their address by the link of a mail. Missing: they were not asked. */
  confirmation: Type.Optional(literals(['pending', 'confirmed'])),
  /** The owner's tags. */
  tags: Type.Array(Type.String()),
  note: Type.Optional(Type.String()),
});
export type Lead = Static<typeof Lead>;

/**
 * `GET /api/owner/sites/{siteId}/leads?search=&popupId=&from=&until=&state=&cursor=&limit=`, newest
 * first. The same query without cursor and limit on `…/leads.csv` or `…/leads.xlsx` downloads all
 * of them as a spreadsheet.
 */
export const LeadsQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  popupId: Type.Optional(Type.String({ pattern: POPUP_ID_PATTERN })),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /**
   * Missing: all; `to-check`: suspicious leads, finished or not; `pending` and `confirmed`: leads
   * that are asked to confirm their address, and leads that have confirmed it.
   */
  state: Type.Optional(literals(['finished', 'unfinished', 'to-check', 'pending', 'confirmed'])),
  /** Missing: spam is included. */
  spam: Type.Optional(literals(['only', 'without'])),
  tag: Type.Optional(Tag),
  /** Only leads of this e-mail address. */
  person: Type.Optional(Type.String({ maxLength: 254 })),
  /** `latest`: only the latest lead of each e-mail address. */
  each: Type.Optional(literals(['latest'])),
  /**
   * Only the leads with these ids, separated by commas, for downloading selected leads as a
   * spreadsheet.
   */
  ids: Type.Optional(Type.String({ maxLength: 20_000 })),
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type LeadsQuery = Static<typeof LeadsQuery>;

export const LeadsAnswer = Type.Object({
  success: Type.Literal(true),
  leads: Type.Array(Lead),
  /** Missing on the last page. */
  nextCursor: Type.Optional(Type.String()),
  /** The total number of leads that match the query. */
  total: Type.Integer(),
});
export type LeadsAnswer = Static<typeof LeadsAnswer>;

export const LeadAnswer = Type.Object({ success: Type.Literal(true), lead: Lead });
export type LeadAnswer = Static<typeof LeadAnswer>;

/** `GET /api/owner/sites/{siteId}/lead-tags` */
export const LeadTagsAnswer = Type.Object({
  success: Type.Literal(true),
  tags: Type.Array(Type.String()),
});
export type LeadTagsAnswer = Static<typeof LeadTagsAnswer>;

/**
 * `GET /api/owner/sites/{siteId}/leads/{leadId}/timeline`: what the same person did on the site,
 * the latest first.
 */
export const TimelineAnswer = Type.Object({
  success: Type.Literal(true),
  events: Type.Array(
    Type.Object({
      kind: literals(['view', 'close', 'lead', 'click', 'draw', 'goal']),
      at: Instant,
      popupName: Type.String(),
      detail: Type.String(),
      url: Type.String(),
      /** Of a goal: the owner left it out of reports. */
      isLeftOut: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type TimelineAnswer = Static<typeof TimelineAnswer>;
