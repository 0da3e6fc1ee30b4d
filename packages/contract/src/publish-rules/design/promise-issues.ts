import type { PrizeSettings } from '../../settings/prizes.ts';
import { issueIf, type IssueFinder } from '../publish-issue.ts';

const PERCENT = /(\d{1,3})\s?%/gu;

/** Finds a headline of a game that promises a discount in percent which no prize gives. */
export const findPromiseIssues: IssueFinder = ({ game }, { design, mobileDesign }) => {
  if (game === undefined) return [];
  const given = new Set(game.prizes.filter(canBeWon).flatMap(({ label }) => percentsOf(label)));
  const promised = [design, mobileDesign].flatMap(headlines).flatMap(percentsOf);
  const [empty] = promised.filter((percent) => !given.has(percent));
  return issueIf(empty !== undefined, {
    section: 'prizes',
    message: `Your headline promises ${empty}%, but no prize that can be won is ${empty}%. Change the headline or the prizes.`,
  });
};

function canBeWon({ isWinning, chances, stock }: PrizeSettings): boolean {
  return isWinning && chances > 0 && stock !== 0;
}

function percentsOf(text: string): readonly number[] {
  return [...text.matchAll(PERCENT)].map(([, digits]) => Number(digits));
}

/** The texts of all headlines of a design. */
function headlines(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (
    'type' in part &&
    part.type === 'Headline' &&
    'props' in part &&
    typeof part.props === 'object' &&
    part.props !== null &&
    'text' in part.props
  )
    return typeof part.props.text === 'string' ? [part.props.text] : [];
  return Object.values(part).flatMap(headlines);
}
