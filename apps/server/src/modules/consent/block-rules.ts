import type { ConsentDesign, ConsentService } from '@beckon/contract/consent';

type BlockRule = Pick<ConsentService, 'category' | 'patterns'> & { readonly service: string };

/** Whether unmarked content of a service may wait on the pages of a site. */
export function holdsBack({ blocksKnownServices, services }: ConsentDesign): boolean {
  return (
    blocksKnownServices &&
    services.some(({ category, patterns }) => category !== 'functional' && patterns.length > 0)
  );
}

/**
 * What waits on the pages of a site. If something waits, necessary services are among it, because
 * the longest pattern counts: `maps.test/api` runs although `maps.test` waits. Patterns are in
 * lower case.
 */
export function blockRules(design: ConsentDesign): BlockRule[] {
  if (!holdsBack(design)) return [];
  return design.services
    .filter(({ patterns }) => patterns.length > 0)
    .map(({ id, category, patterns }) => ({
      service: id,
      category,
      patterns: patterns.map((pattern) => pattern.toLowerCase()),
    }));
}
