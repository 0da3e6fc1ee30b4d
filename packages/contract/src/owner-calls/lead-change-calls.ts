import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { DATE_ORDERS } from '../values/results/date-orders.ts';
import { Tag } from './lead-calls.ts';

/** The maximum number of tags of a lead. */
const MOST_TAGS = 30;
const Tags = Type.Array(Tag, { maxItems: MOST_TAGS });
const LeadIds = Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 500 });

/**
 * `POST /api/owner/sites/{siteId}/leads/delete` erases these leads with other data about the same
 * people, and so does `DELETE /api/owner/sites/{siteId}/leads/{leadId}`. `…/leads/remove` removes
 * only these leads. `…/leads/erase-people` erases all leads of the same addresses, and
 * `…/leads/count-people` says how many these are. Unknown ids are skipped.
 */
export const DeleteLeadsRequest = Type.Object(
  { leadIds: LeadIds },
  { additionalProperties: false },
);
export type DeleteLeadsRequest = Static<typeof DeleteLeadsRequest>;

export const DeleteLeadsAnswer = Type.Object({
  success: Type.Literal(true),
  deleted: Type.Integer(),
});
export type DeleteLeadsAnswer = Static<typeof DeleteLeadsAnswer>;

export const PeopleCountAnswer = Type.Object({
  success: Type.Literal(true),
  leads: Type.Integer(),
});
export type PeopleCountAnswer = Static<typeof PeopleCountAnswer>;

/** `PATCH /api/owner/sites/{siteId}/leads/{leadId}`; what is left out does not change. */
export const UpdateLeadRequest = Type.Object(
  { tags: Type.Optional(Tags), note: Type.Optional(Type.String({ maxLength: 5000 })) },
  { additionalProperties: false },
);
export type UpdateLeadRequest = Static<typeof UpdateLeadRequest>;

/** `POST /api/owner/sites/{siteId}/leads/tag`: adds tags to leads and removes tags from them. */
export const TagLeadsRequest = Type.Object(
  { leadIds: LeadIds, add: Type.Optional(Tags), remove: Type.Optional(Tags) },
  { additionalProperties: false },
);
export type TagLeadsRequest = Static<typeof TagLeadsRequest>;

/**
 * `POST /api/owner/sites/{siteId}/leads/spam`: a lead that is no longer spam is then delivered like
 * other leads.
 */
export const SpamLeadsRequest = Type.Object(
  { leadIds: LeadIds, isSpam: Type.Boolean() },
  { additionalProperties: false },
);
export type SpamLeadsRequest = Static<typeof SpamLeadsRequest>;

export const LeadsChangedAnswer = Type.Object({
  success: Type.Literal(true),
  changed: Type.Integer(),
});
export type LeadsChangedAnswer = Static<typeof LeadsChangedAnswer>;

/** A site with this many leads cannot import more. Leads from visitors are always stored. */
export const LEADS_BEFORE_IMPORT = 1_000_000;
/** The maximum number of refused rows that the answer lists. */
export const IMPORT_PROBLEMS_LISTED = 200;

/** `dateOrder` counts only if no date of the file shows the order. */
export const ImportLeadsQuery = Type.Object({ dateOrder: Type.Optional(literals(DATE_ORDERS)) });
export type ImportLeadsQuery = Static<typeof ImportLeadsQuery>;

/**
 * `POST /api/owner/sites/{siteId}/leads/import?dateOrder=`: a CSV file as `text/csv` whose first
 * row names the columns. Wrong rows are listed and left out; an existing row is not duplicated. The
 * answer comes when all is on disk.
 */
export const ImportLeadsAnswer = Type.Object({
  success: Type.Literal(true),
  imported: Type.Integer(),
  /** Rows that an earlier import has already stored. */
  known: Type.Integer(),
  refused: Type.Integer(),
  /** The first of the rows that were refused, as a spreadsheet numbers them. */
  problems: Type.Array(Type.Object({ row: Type.Integer(), message: Type.String() })),
  /**
   * A date of the file. Present: nothing was imported, because all its dates can be read in both
   * orders. Send the file again with `dateOrder`.
   */
  unclearDate: Type.Optional(Type.String()),
});
export type ImportLeadsAnswer = Static<typeof ImportLeadsAnswer>;
