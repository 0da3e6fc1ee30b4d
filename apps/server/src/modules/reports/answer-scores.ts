import type { AnsweredQuestion, PromoterScore } from '@beckon/contract/owner-calls';

type Scores = Pick<AnsweredQuestion, 'average' | 'promoters'>;

const [LOWEST_PROMOTER, HIGHEST_DETRACTOR, HIGHEST] = [9, 6, 10];

/**
 * The average of a question whose choices are numbers, and its net promoter score if they are 0 to 10.
 * Answers outside the choices do not count. Empty without answers.
 */
export function scoresOf(choices: readonly string[], counts: ReadonlyMap<string, number>): Scores {
  const points = choices.map((text) => ({ value: numberIn(text), times: counts.get(text) ?? 0 }));
  const times = sumOf(points, () => true);
  if (times === 0 || points.some(({ value }) => Number.isNaN(value))) return {};
  const total = points.reduce((sum, point) => sum + point.value * point.times, 0);
  const isZeroToTen =
    points.length === HIGHEST + 1 &&
    Array.from({ length: HIGHEST + 1 }, (_, at) => at).every((at) =>
      points.some(({ value }) => value === at),
    );
  return {
    average: Math.round((total / times) * 100) / 100,
    ...(isZeroToTen ? { promoters: promoterScore(points, times) } : {}),
  };
}

interface Point {
  readonly value: number;
  readonly times: number;
}

function promoterScore(points: readonly Point[], times: number): PromoterScore {
  const promoters = sumOf(points, (value) => value >= LOWEST_PROMOTER);
  const detractors = sumOf(points, (value) => value <= HIGHEST_DETRACTOR);
  return {
    score: Math.round(((promoters - detractors) / times) * 100),
    promoters,
    passives: times - promoters - detractors,
    detractors,
  };
}

function sumOf(points: readonly Point[], isCounted: (value: number) => boolean): number {
  return points.filter(({ value }) => isCounted(value)).reduce((sum, { times }) => sum + times, 0);
}

function numberIn(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
