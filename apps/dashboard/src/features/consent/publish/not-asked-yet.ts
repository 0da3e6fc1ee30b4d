import type { ConsentDesign } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { CATEGORY_NAMES } from '../consent-words.ts';

/**
 * The names of what visitors who have chosen were not asked about: categories that were not
 * offered, services that are new, and services that are used for something else now. Necessary
 * services need no consent.
 */
export function notAskedYet(
  { categories, services }: Pick<ConsentDesign, 'categories' | 'services'>,
  asked: SiteConsent['asked'],
): readonly string[] {
  if (asked === undefined) return [];
  const known = new Map(asked.services.map(({ id, category }) => [id, category]));
  const offered = categories.filter((category) => !asked.categories.includes(category));
  return [
    ...offered.map((category) => `${CATEGORY_NAMES[category]} (a new category)`),
    ...services
      .filter(({ id, category }) => category !== 'functional' && known.get(id) !== category)
      .map(({ name, category }) => `${name} (${CATEGORY_NAMES[category]})`),
  ];
}
