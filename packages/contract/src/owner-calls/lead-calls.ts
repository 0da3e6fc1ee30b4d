import { type Static, Type } from 'typebox';
import { PROBLEM_CODES } from '../form-rules/field-rule.ts';
import { literals } from '../settings/literals.ts';
import { LEAD_COLUMN_NAMES } from '../values/lead-columns.ts';
import { POPUP_ID_PATTERN } from '../values/popup-id.ts';
import { tableOf } from '../values/table-of.ts';
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
  /** The owner should look at it: it seems made by a machine, or is not what the form asks for. */
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
  /** Spam: it seems made by a machine, or the owner says so. Such are suspicious, too. */
  isSpam: Type.Optional(Type.Boolean()),
  /** The steps that someone completed who then left. */
  isUnfinished: Type.Optional(Type.Boolean()),
  /** What the boxes of the form said when it was sent. */
  consents: Type.Optional(
    Type.Array(Type.Object({ text: Type.String(), isGiven: Type.Boolean() })),
  ),
  /** Whether they confirmed their address by the link of a mail. Missing: they were not asked. */
  confirmation: Type.Optional(literals(['pending', 'confirmed'])),
  /** The owner's own. */
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
   * Missing: all; `to-check`: suspicious ones, finished or not; `pending` and `confirmed`: those
   * whose address is to be confirmed, or was.
   */
  state: Type.Optional(literals(['finished', 'unfinished', 'to-check', 'pending', 'confirmed'])),
  /** Missing: with spam. */
  spam: Type.Optional(literals(['only', 'without'])),
  tag: Type.Optional(Tag),
  /** All of one e-mail address. */
  person: Type.Optional(Type.String({ maxLength: 254 })),
  /** `latest`: of each e-mail address its latest lead only. */
  each: Type.Optional(literals(['latest'])),
  /** Only these, divided by commas: to take a choice of leads along as a spreadsheet. */
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
  /** How many leads match the query in all. */
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
 * the latest first. `POST /api/owner/sites/{siteId}/leads/erase-people` takes a
 * `DeleteLeadsRequest` and erases all leads of the same addresses, with every trace of those
 * people.
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
    }),
  ),
});
export type TimelineAnswer = Static<typeof TimelineAnswer>;
