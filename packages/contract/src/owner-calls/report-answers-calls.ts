import { type Static, Type } from 'typebox';
import { Day } from './answers.ts';

/** A report reads at most this many leads, the latest ones. */
export const MOST_ANSWERED_LEADS = 20_000;

/**
 * The net promoter score of a question whose choices are 0 to 10: the share of promoters (9, 10)
 * minus that of detractors (0 to 6), from -100 to 100. The others (7, 8) are `passives`.
 */
export const PromoterScore = Type.Object({
  score: Type.Integer(),
  promoters: Type.Integer(),
  passives: Type.Integer(),
  detractors: Type.Integer(),
});
export type PromoterScore = Static<typeof PromoterScore>;

export const AnsweredQuestion = Type.Object({
  /** Two questions may have the same label. */
  id: Type.String(),
  /** The label that visitors see. */
  label: Type.String(),
  /** Earlier labels of the question. Answers given under them are counted, too. */
  earlierLabels: Type.Array(Type.String()),
  /**
   * How many leads answered it. If a lead may have several choices, the counts of choices add up to
   * more.
   */
  answered: Type.Integer(),
  /**
   * The choices of the published form in its order, including those without answers; then older
   * choices.
   */
  choices: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer() })),
  /** Present if all choices of the published form are numbers and there are answers. */
  average: Type.Optional(Type.Number()),
  promoters: Type.Optional(PromoterScore),
});
export type AnsweredQuestion = Static<typeof AnsweredQuestion>;

/**
 * `GET /api/owner/popups/{popupId}/report/answers?from=&until=`: what visitors chose in questions
 * with choices. Unfinished forms and spam are left out.
 */
export const ReportAnswersAnswer = Type.Object({
  success: Type.Literal(true),
  from: Day,
  until: Day,
  /** How many leads were read. */
  leads: Type.Integer(),
  /** True if there are more leads in these days than were read. */
  isCut: Type.Boolean(),
  questions: Type.Array(AnsweredQuestion),
});
export type ReportAnswersAnswer = Static<typeof ReportAnswersAnswer>;
