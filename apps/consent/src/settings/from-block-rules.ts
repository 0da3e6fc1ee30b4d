import { text, valueIn } from './raw-values.ts';
import type { BlockRule } from './settings.ts';

/** Reads the rules. Rules that cannot be read are left out. */
export function fromBlockRules(value: unknown): BlockRule[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((rule: unknown) => {
    const found = valueIn(rule, 'patterns');
    // An empty pattern would match every address.
    const patterns = Array.isArray(found)
      ? found.filter((each): each is string => typeof each === 'string' && each !== '')
      : [];
    if (patterns.length === 0) return [];
    const service = text(valueIn(rule, 'service'), 'general');
    return [{ service, category: text(valueIn(rule, 'category'), 'marketing'), patterns }];
  });
}
