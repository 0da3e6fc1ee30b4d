import { readPattern } from '../../patterns/index.ts';
import type { AudienceRule } from '../../settings/audience.ts';

/**
 * Why the server would refuse a rule's first bad pattern, as a sentence; undefined: it accepts all
 * patterns. No side effects.
 */
export function patternProblem({ operator, values }: AudienceRule): string | undefined {
  if (operator !== 'regex') return undefined;
  for (const source of values) {
    const read = readPattern(source);
    if ('problem' in read) return `The pattern "${source}" ${read.problem}.`;
  }
  return undefined;
}
