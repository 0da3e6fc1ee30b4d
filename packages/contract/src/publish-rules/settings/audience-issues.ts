import { patternProblem } from './pattern-problem.ts';
import { blockIf, type IssueFinder, issueIf } from '../publish-issue.ts';
import { unfitValue } from './unfit-values.ts';

export const findAudienceIssues: IssueFinder = ({ audience, filters }) => {
  const rules = audience.groups.flat();
  const badPattern = rules.map(patternProblem).find((problem) => problem !== undefined);
  const unfit = rules.map(unfitValue).find((problem) => problem !== undefined);
  const entries = [...(filters.cookies ?? []), ...(filters.jsVariables ?? [])];
  return [
    ...blockIf(
      audience.groups.some((group) => group.length === 0),
      'audience',
      'A group without rules fits everybody. Add a rule or remove the group.',
    ),
    ...blockIf(
      rules.some((rule) => rule.values.length === 0),
      'audience',
      'A rule has nothing to compare with.',
    ),
    ...blockIf(badPattern !== undefined, 'audience', badPattern ?? ''),
    ...issueIf(unfit !== undefined, { section: 'audience', message: unfit ?? '' }),
    ...blockIf(
      entries.some((entry) => entry.name === ''),
      'audience',
      'A cookie or variable has no name.',
    ),
    ...blockIf(
      (filters.engagement ?? []).some((entry) => entry.popupId === ''),
      'audience',
      'Choose the other popup.',
    ),
  ];
};
