import type { ConsentDesign } from '@beckon/contract/consent';
import type { AskedAbout, PublishedConsent } from '../../store/store.ts';

/** What a banner of this design asks its visitors about. */
export function askedAbout({ categories, services }: ConsentDesign): AskedAbout {
  return {
    categories: [...categories],
    services: services.map(({ id, category }) => ({ id, category })),
  };
}

/**
 * What every visitor who has chosen was asked about, once this design is published without asking
 * again. Visitors of the versions before were not asked about what is new in it, and those of this
 * version are not asked about what it lacks.
 */
export function stillAskedAbout(last: PublishedConsent, design: ConsentDesign): AskedAbout {
  const before = last.asked ?? askedAbout(last.design);
  const now = askedAbout(design);
  return {
    categories: before.categories.filter((category) => now.categories.includes(category)),
    services: before.services.filter(({ id, category }) =>
      now.services.some((service) => service.id === id && service.category === category),
    ),
  };
}
