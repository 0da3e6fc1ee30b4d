import type { ConsentDesign, ConsentService } from '@beckon/contract/consent';

type BlockRule = Pick<ConsentService, 'category' | 'patterns'> & { readonly service: string };

/**
 * What waits on the pages of a site. Necessary services are among it where they are a part of a
 * service that waits, because the longest pattern counts: `maps.test/api` runs although `maps.test`
 * waits.
 */
export function blockRules({ blocksKnownServices, services }: ConsentDesign): BlockRule[] {
  if (!blocksKnownServices) return [];
  const waiting = services
    .filter(({ category }) => category !== 'functional')
    .flatMap(({ patterns }) => patterns);
  const mayCount = (pattern: string): boolean => waiting.some((part) => pattern.includes(part));
  return services
    .map(({ id, category, patterns }) => ({
      service: id,
      category,
      patterns: category === 'functional' ? patterns.filter(mayCount) : patterns,
    }))
    .filter(({ patterns }) => patterns.length > 0);
}
