import { type ConsentService, defaultConsentDesign } from '@beckon/contract/consent';
import { describe, expect, it } from 'vitest';
import { blockRules } from './block-rules.ts';

const service = (id: string, category: ConsentService['category'], ...patterns: string[]) => ({
  id,
  name: id,
  category,
  patterns,
  cookies: [],
  privacyUrl: '',
});
const MAPS = service('maps', 'marketing', 'maps.test');
const rulesOf = (...services: ConsentService[]) =>
  blockRules({ ...defaultConsentDesign('en'), blocksKnownServices: true, services });

describe('what waits on the pages of a site', () => {
  it('services that visitors are asked about wait, and those without an address are left out', () => {
    expect(rulesOf(MAPS, service('ads', 'marketing'))).toEqual([
      { service: 'maps', category: 'marketing', patterns: ['maps.test'] },
    ]);
  });

  it('necessary services are named beside a service that waits, and not alone', () => {
    const own = service('own', 'functional', 'maps.test/api/js', 'stats.Shop.test/');
    expect(rulesOf(own, MAPS)).toEqual([
      {
        service: 'own',
        category: 'functional',
        patterns: ['maps.test/api/js', 'stats.shop.test/'],
      },
      { service: 'maps', category: 'marketing', patterns: ['maps.test'] },
    ]);
    expect(rulesOf(own)).toEqual([]);
  });

  it('nothing waits if the owner does not want it', () => {
    const design = { ...defaultConsentDesign('en'), services: [MAPS] };
    expect(blockRules({ ...design, blocksKnownServices: false })).toEqual([]);
  });
});
