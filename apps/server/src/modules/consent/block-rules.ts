import type { ConsentDesign, ConsentService } from '@beckon/contract/consent';

type BlockRule = Pick<ConsentService, 'category' | 'patterns'> & { readonly service: string };

/**
 * What waits on the pages of a site. If something waits, necessary services are among it, because
 * the longest pattern counts: `maps.test/api` runs although `maps.test` waits. Patterns are in
 * lower case.
 */
export function blockRules({ blocksKnownServices, services }: ConsentDesign): BlockRule[] {
  const rules = services
    .filter(({ patterns }) => patterns.length > 0)
    .map(({ id, category, patterns }) => ({
      service: id,
      category,
      patterns: patterns.map((pattern) => pattern.toLowerCase()),
    }));
  const hasWaiting = rules.some(({ category }) => category !== 'functional');
  return blocksKnownServices && hasWaiting ? rules : [];
}
