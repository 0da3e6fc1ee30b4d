import { type Static, Type } from 'typebox';
import { Tag } from './lead-calls.ts';

/** Most tags of a lead. */
const MOST_TAGS = 30;
const Tags = Type.Array(Tag, { maxItems: MOST_TAGS });
const LeadIds = Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 500 });

/**
 * `POST /api/owner/sites/{siteId}/leads/delete`: unknown ids are skipped; also `DELETE
 * /api/owner/sites/{siteId}/leads/{leadId}`.
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

/** `PATCH /api/owner/sites/{siteId}/leads/{leadId}`; what is left out stays. */
export const UpdateLeadRequest = Type.Object(
  { tags: Type.Optional(Tags), note: Type.Optional(Type.String({ maxLength: 5000 })) },
  { additionalProperties: false },
);
export type UpdateLeadRequest = Static<typeof UpdateLeadRequest>;

/** `POST /api/owner/sites/{siteId}/leads/tag`: gives tags to leads and takes others from them. */
export const TagLeadsRequest = Type.Object(
  { leadIds: LeadIds, add: Type.Optional(Tags), remove: Type.Optional(Tags) },
  { additionalProperties: false },
);
export type TagLeadsRequest = Static<typeof TagLeadsRequest>;

/**
 * `POST /api/owner/sites/{siteId}/leads/spam`: a lead that is not spam after all is sent where such
 * leads go.
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

/** A site with so many leads gets no others by import; those of its visitors are always kept. */
export const LEADS_BEFORE_IMPORT = 1_000_000;
/** Most rows that an import lists. */
export const IMPORT_PROBLEMS_LISTED = 200;

/**
 * `POST /api/owner/sites/{siteId}/leads/import`: a CSV file as `text/csv` whose first row names the
 * columns. Wrong rows are listed and left out; an existing row is not duplicated. The answer comes
 * when all is on disk.
 */
export const ImportLeadsAnswer = Type.Object({
  success: Type.Literal(true),
  imported: Type.Integer(),
  /** There already, from an earlier import. */
  known: Type.Integer(),
  refused: Type.Integer(),
  /** The first of the rows that were refused, as a spreadsheet numbers them. */
  problems: Type.Array(Type.Object({ row: Type.Integer(), message: Type.String() })),
});
export type ImportLeadsAnswer = Static<typeof ImportLeadsAnswer>;
