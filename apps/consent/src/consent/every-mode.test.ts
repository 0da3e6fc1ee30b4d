import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { acceptedCategories } from './has-consent.ts';
import { OPTIN, Visit } from './testing/a-visit.ts';

const ALL = ['marketing', 'statistics', 'preferences', 'functional'];
const SAVE: Action = { type: 'save', chosen: ['statistics'] };

/** What holds after each act, the banner's state, and whether the page loads again. */
interface Outcome {
  readonly holds: readonly string[];
  readonly banner: 'show' | 'dismissed' | undefined;
  readonly reloads: boolean;
  readonly records: number;
}

const yes = { holds: ALL, banner: 'dismissed', reloads: false, records: 1 } as const;
const no = { holds: ['functional'], banner: 'dismissed', reloads: false, records: 1 } as const;
const some = { ...no, holds: ['statistics', 'functional'] } as const;
const closed = { ...no, records: 0 } as const;
/** Where all ran before the visitor said anything, a no has to load the page again. */
const assumed = { no: { ...no, reloads: true }, some: { ...some, reloads: true } } as const;

const GRID: readonly (readonly [mode: string, act: Action, outcome: Outcome])[] = [
  ['optin', { type: 'accept' }, yes],
  ['optin', { type: 'deny' }, no],
  ['optin', SAVE, some],
  ['optin', { type: 'close' }, closed],
  ['optout', { type: 'accept' }, yes],
  ['optout', { type: 'deny' }, assumed.no],
  ['optout', SAVE, assumed.some],
  ['optout', { type: 'close' }, { ...yes, records: 0 }],
  // Everything was accepted at the start, without a banner.
  ['other', { type: 'accept' }, yes],
  ['other', { type: 'deny' }, assumed.no],
  ['other', SAVE, assumed.some],
  ['other', { type: 'close' }, { ...yes, records: 0 }],
];

function outcomeOf(visit: Visit, consentType: string): Outcome {
  return {
    holds: acceptedCategories(visit.stored, { ...OPTIN, consentType }),
    banner: visit.stored.bannerStatus,
    reloads: visit.has('reload'),
    records: visit.sent.length,
  };
}

describe.each(GRID)('%s, %o', (consentType, act, outcome) => {
  it('ends as it should', () => {
    const visit = new Visit({ consentType }).start().act(act);
    expect(outcomeOf(visit, consentType)).toEqual(outcome);
  });

  it('is remembered by the next page, which asks nobody again', () => {
    const before = new Visit({ consentType }).start().act(act);
    const next = new Visit({ consentType }, before.stored).start();
    expect(acceptedCategories(next.stored, { ...OPTIN, consentType })).toEqual(outcome.holds);
    expect(next.log).not.toContain('banner_status show');
    expect(next.log.filter((line) => line.startsWith('status_change'))).toEqual([]);
  });
});

describe.each(['optin', 'optout', 'other'])('%s', (consentType) => {
  it('a withdrawal of everything loads the page again, once, and is told', () => {
    const visit = new Visit({ consentType }).start().act({ type: 'accept' }).act({ type: 'deny' });
    expect(outcomeOf(visit, consentType)).toEqual(assumed.no);
    expect(visit.details('revoke')).toEqual([true]);
  });

  it('a new policy forgets what was allowed, before anything of it runs', () => {
    const before = new Visit({ consentType }).start().act({ type: 'accept' });
    const next = new Visit({ consentType, policyId: '35' }, before.stored).start();
    expect(next.details('enable_category')).toEqual([]);
    expect(acceptedCategories(next.stored, { ...OPTIN, consentType })).toEqual(['functional']);
    expect(next.stored).toMatchObject({ policyId: '35', bannerStatus: 'show' });
  });
});
