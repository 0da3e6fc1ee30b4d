import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { acceptedCategories } from './has-consent.ts';
import { OPTIN, SIGNAL, Visit } from './testing/a-visit.ts';

const ALL = ['marketing', 'statistics', 'preferences', 'functional'];
const SAVE: Action = { type: 'save', chosen: ['statistics'] };

/** The allowed content after each act, the banner's state, and whether the page loads again. */
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
/** If everything ran before the visitor answered, a refusal has to load the page again. */
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
  it('a sequence of answers ends as specified', () => {
    const visit = new Visit({ consentType }).start().act(act);
    expect(outcomeOf(visit, consentType)).toEqual(outcome);
  });

  it('the next page remembers the answers and asks nobody again', () => {
    const before = new Visit({ consentType }).start().act(act);
    const next = new Visit({ consentType }, before.stored).start();
    expect(acceptedCategories(next.stored, { ...OPTIN, consentType })).toEqual(outcome.holds);
    expect(next.log).not.toContain('banner_status show');
    expect(next.log.filter((line) => line.startsWith('status_change'))).toEqual([]);
  });
});

describe.each(['optin', 'optout', 'other'])('%s', (consentType) => {
  it('a withdrawal of everything loads the page again, once, and is reported', () => {
    const visit = new Visit({ consentType }).start().act({ type: 'accept' }).act({ type: 'deny' });
    expect(outcomeOf(visit, consentType)).toEqual(assumed.no);
    expect(visit.details('revoke')).toEqual([true]);
  });

  it('leaving without an answer is no choice', () => {
    const first = new Visit({ consentType }).start().act({ type: 'leave' });
    expect(first.stored.policyId).toBe('');
    const second = new Visit({ consentType }, first.stored).start().act({ type: 'leave' });
    expect(second.sent).toEqual([]);
    expect(second.stored.policyId).toBe('');
  });
});

describe.each(['optin', 'optout'])('%s, a new policy', (consentType) => {
  const before = new Visit({ consentType }).start().act({ type: 'accept' });
  const changed = { consentType, policyId: '35' };

  it('a new policy forgets what was allowed, before anything of it runs', () => {
    const next = new Visit(changed, before.stored).start();
    expect(next.details('enable_category')).toEqual([]);
    expect(acceptedCategories(next.stored, { ...OPTIN, consentType })).toEqual(['functional']);
    expect(next.stored.bannerStatus).toBe('show');
  });

  it('a new policy is not counted as a refusal if a page is left without an answer', () => {
    const next = new Visit(changed, before.stored).start();
    expect(next.stored.policyId).toBe('');
    next.act({ type: 'leave' });
    const later = new Visit(changed, next.stored).start().act({ type: 'leave' });
    expect(later.sent).toEqual([]);
    expect(later.stored.policyId).toBe('');
  });

  it('a new policy reports a refusal, on this page or a later one', () => {
    const next = new Visit(changed, before.stored).start();
    const later = new Visit(changed, next.stored).start().act({ type: 'deny' });
    expect(later.sent).toHaveLength(1);
    expect(later.stored.policyId).toBe('35');
    expect(next.act({ type: 'deny' }).sent).toHaveLength(1);
  });

  it('a new policy shows no banner to a browser that asks for privacy', () => {
    const next = new Visit({ ...changed, visitor: SIGNAL }, before.stored).start();
    expect(next.details('enable_category')).toEqual([]);
    expect(next.stored.choices).toMatchObject({ marketing: 'deny', statistics: 'deny' });
    expect(next.log).not.toContain('banner_status show');
    expect(next.stored.policyId).toBe('');
    expect(next.sent.map((body) => body.consented_categories)).toEqual([['do_not_track']]);
    expect(next.state.phase).toBe('silent');
  });
});

it('in mode "other" a new policy changes nothing, and nobody is asked', () => {
  const afterPolicy = (before: Visit) =>
    new Visit({ consentType: 'other', policyId: '35' }, before.stored).start();
  const silent = afterPolicy(new Visit({ consentType: 'other' }).start());
  expect(acceptedCategories(silent.stored, { ...OPTIN, consentType: 'other' })).toEqual(ALL);
  const panel = new Visit({ consentType: 'other' }).start();
  for (const [act, holds] of [
    [{ type: 'accept' }, ALL],
    [{ type: 'deny' }, ['functional']],
  ] as const) {
    const next = afterPolicy(panel.act(act));
    expect(acceptedCategories(next.stored, { ...OPTIN, consentType: 'other' })).toEqual(holds);
    expect(next.log).not.toContain('banner_status show');
    expect(next.sent).toEqual([]);
  }
});

describe('what was accepted without asking, in a region without such a law', () => {
  const before = new Visit({ consentType: 'other' }).start();

  it('what was accepted without asking is no consent in a region whose law wants consent: nothing runs, and the visitor is asked', () => {
    const visit = new Visit({ consentType: 'optin' }, before.stored).start();
    expect(visit.details('enable_category')).toEqual([]);
    expect(acceptedCategories(visit.stored, OPTIN)).toEqual(['functional']);
    expect(visit.log).toContain('banner_status show');
    expect(visit.stored.policyId).toBe('');
    const accepted = visit.act({ type: 'accept' });
    expect(accepted.stored.policyId).toBe('34');
    const later = new Visit({ consentType: 'optin' }, accepted.stored).start();
    expect(acceptedCategories(later.stored, OPTIN)).toEqual(ALL);
  });

  it('what was accepted without asking is no consent for a browser that now asks for privacy', () => {
    for (const consentType of ['optin', 'optout', 'other']) {
      const visit = new Visit({ consentType, visitor: SIGNAL }, before.stored).start();
      expect(visit.details('enable_category')).toEqual([]);
      expect(visit.log).not.toContain('banner_status show');
    }
  });

  it('what was accepted without asking still holds if consent is assumed, or nobody is asked', () => {
    for (const consentType of ['optout', 'other']) {
      const visit = new Visit({ consentType }, before.stored).start();
      expect(acceptedCategories(visit.stored, { ...OPTIN, consentType })).toEqual(ALL);
    }
  });

  it('a site that does not number its policies keeps what was accepted without asking', () => {
    const site = { consentType: 'optin', policyId: '' };
    const chosen = new Visit(site).start().act({ type: 'accept' });
    const later = new Visit(site, chosen.stored).start();
    expect(acceptedCategories(later.stored, { ...OPTIN, policyId: '' })).toEqual(ALL);
  });
});
