import { defaultConsentDesign } from '@beckon/contract/consent';
import { expect, it } from 'vitest';
import { proofWriter } from '../testing/proof-writer.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aProof, aSite, NOON } from '../testing/a-record.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

const design = defaultConsentDesign('en');

/** What every engine must do with proofs of consent and the counts of choices. */
export function consentProofSuite(made: () => StoreUnderTest): void {
  const store = () => made().opened.store;
  const choose = proofWriter(store);
  const leave = ({ day = '2026-11-22', visitorId = 'none-1' } = {}) =>
    store().countConsent({ siteId: 'site1', visitorId, outcome: 'none', day });
  const days = () =>
    store().consentDays('account1', 'site1', { from: '2026-11-01', until: '2026-11-30' });

  it('a repeated refusal counts once, and several choices of one day count as the last one', async () => {
    await store().createSite('account1', aSite());
    for (const _time of [1, 2, 3]) await choose('refused');
    expect(await days()).toEqual([{ day: '2026-11-22', outcome: 'refused', count: 1 }]);
    await choose('accepted');
    expect(await days()).toEqual([{ day: '2026-11-22', outcome: 'accepted', count: 1 }]);
    await choose('refused', { day: '2026-11-23' });
    expect(await days()).toEqual([
      { day: '2026-11-22', outcome: 'accepted', count: 1 },
      { day: '2026-11-23', outcome: 'refused', count: 1 },
    ]);
    expect(
      await store().consentDays('account2', 'site1', { from: '2026-11-01', until: '2026-11-30' }),
    ).toEqual([]);
  });

  it('a proof that arrives twice is stored and counted once, also after another choice', async () => {
    await store().createSite('account1', aSite());
    const first = aProof({ outcome: 'accepted', day: '2026-11-22' });
    await Promise.all([1, 2].map(() => store().recordConsent(first, 'none-1')));
    await choose('refused');
    await store().recordConsent({ ...first, at: NOON + 5_000 }, 'none-1');
    expect(await days()).toEqual([{ day: '2026-11-22', outcome: 'refused', count: 1 }]);
    const query = { search: '', before: undefined, limit: 9 };
    const proofs = await store().consentProofs('account1', 'site1', query);
    expect(proofs.map(({ outcome }) => outcome)).toEqual(['refused', 'accepted']);
  });

  it.each([
    [
      'of the same day',
      [
        [21, 'accepted'],
        [22, 'refused'],
        [22, 'accepted'],
      ],
    ],
    [
      'of an earlier day',
      [
        [21, 'accepted'],
        [22, 'refused'],
        [23, 'accepted'],
      ],
    ],
    [
      'that is repeated later',
      [
        [22, 'refused'],
        [22, 'partly'],
        [23, 'partly'],
      ],
    ],
    [
      'like the one before',
      [
        [21, 'refused'],
        [22, 'refused'],
        [22, 'accepted'],
      ],
    ],
  ] as const)(
    'a choice %s that arrives after a later one counts as if it had arrived in time',
    async (_what, made) => {
      await store().createSite('account1', aSite());
      await store().createSite('account1', aSite({ id: 'site2', clientId: 'client-2' }));
      const proofs = made.map(([day, outcome], index) =>
        aProof({ id: `p${index}`, at: NOON + index, day: `2026-11-${day}`, outcome }),
      );
      const [first, second, third] = proofs;
      const next = made.at(-1)?.[0] ?? 0;
      const fourth = aProof({ id: 'p3', at: NOON + 3, day: `2026-11-${next}`, outcome: 'refused' });
      for (const proof of [first, third, second, fourth])
        if (proof !== undefined) await store().recordConsent(proof, 'none-1');
      for (const proof of [...proofs, fourth])
        await store().recordConsent(
          { ...proof, siteId: 'site2', id: `in order ${proof.id}` },
          'none-1',
        );
      const span = { from: '2026-11-01', until: '2026-11-30' };
      expect(await days()).toEqual(await store().consentDays('account1', 'site2', span));
      expect(await days()).not.toEqual([]);
    },
  );

  it('a visitor who left without a choice is counted under their choice if they choose on the same day', async () => {
    await store().createSite('account1', aSite());
    await leave({ day: '2026-11-21' });
    await leave({ visitorId: 'none-2' });
    await leave({ visitorId: 'none-2' });
    await choose('accepted');
    expect(await days()).toEqual([
      { day: '2026-11-21', outcome: 'none', count: 1 },
      { day: '2026-11-22', outcome: 'accepted', count: 1 },
      { day: '2026-11-22', outcome: 'none', count: 1 },
    ]);
    await leave({ visitorId: 'none-1', day: '2026-11-23' });
    await choose('accepted', { day: '2026-11-23', consentId: 'v2' });
    expect((await days()).filter(({ day }) => day === '2026-11-23')).toEqual([
      { day: '2026-11-23', outcome: 'accepted', count: 1 },
    ]);
  });

  it('proofs are found by the start of their id, exactly as it is written, and only by that', async () => {
    await store().createSite('account1', aSite());
    for (const consentId of ['abc123456789', 'ABC123456789', 'ab_123456789', 'xabc12345678'])
      await choose('accepted', { consentId });
    const found = async (search: string) => {
      const query = { search, before: undefined, limit: 9 };
      const proofs = await store().consentProofs('account1', 'site1', query);
      return proofs.map(({ consentId }) => consentId).toSorted();
    };
    expect(await found('abc')).toEqual(['abc123456789']);
    expect(await found('abc123456789')).toEqual(['abc123456789']);
    expect(await found('ab')).toEqual(['ab_123456789', 'abc123456789']);
    expect(await found('ab_')).toEqual(['ab_123456789']);
    expect(await found('b')).toEqual([]);
  });

  it('a choice that arrives after its site was removed is not stored', async () => {
    await store().createSite('account1', aSite());
    await store().deleteSite('account1', 'site1');
    await choose('accepted');
    const { db } = made().opened;
    expect(await db.selectFrom('consent_proof').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('consent_day').select('day').execute()).toEqual([]);
  });

  it('no proof is stored of a visitor who did not choose', async () => {
    await store().createSite('account1', aSite());
    await leave();
    expect(
      await store().consentProofs('account1', 'site1', { search: '', before: undefined, limit: 9 }),
    ).toEqual([]);
  });

  it('choices that arrive at the same time are counted one after the other', async () => {
    await store().createSite('account1', aSite());
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => choose('refused', { consentId: `v${index % 4}` })),
    );
    expect(await days()).toEqual([{ day: '2026-11-22', outcome: 'refused', count: 4 }]);
  });

  it('proofs are listed page by page, the newest first, and found by the start of a visitor id', async () => {
    await store().createSite('account1', aSite());
    for (const consentId of ['abc1', 'abd2', 'xyz3']) await choose('accepted', { consentId });
    const ask = (search: string, before?: { at: number; id: string }) =>
      store().consentProofs('account1', 'site1', { search, before, limit: 2 });
    const [first, second] = await ask('');
    expect([first?.consentId, second?.consentId]).toEqual(['xyz3', 'abd2']);
    expect((await ask('', second)).map(({ consentId }) => consentId)).toEqual(['abc1']);
    expect((await ask('ab')).map(({ consentId }) => consentId)).toEqual(['abd2', 'abc1']);
    expect(
      await store().consentProofs('account2', 'site1', { search: '', before: undefined, limit: 9 }),
    ).toEqual([]);
  });

  it('the proofs of one visitor are deleted for their owner only, and the counts of the days stay', async () => {
    await store().createSite('account1', aSite());
    await choose('refused');
    await choose('accepted');
    await choose('accepted', { consentId: 'v12' });
    const before = await days();
    const ids = async () =>
      (
        await store().consentProofs('account1', 'site1', {
          search: '',
          before: undefined,
          limit: 9,
        })
      ).map(({ consentId }) => consentId);
    expect(await store().removeConsentOf('account2', 'site1', 'v1')).toBe(0);
    expect(await store().removeConsentOf('account1', 'site1', 'v')).toBe(0);
    expect(await ids()).toEqual(['v12', 'v1', 'v1']);
    expect(await store().removeConsentOf('account1', 'site1', 'v1')).toBe(2);
    expect(await ids()).toEqual(['v12']);
    expect(await days()).toEqual(before);
    // Nothing is known of the visitor any more, so a later choice counts as that of a new one.
    await choose('refused');
    expect((await days()).find(({ outcome }) => outcome === 'refused')?.count).toBe(1);
    expect((await days()).find(({ outcome }) => outcome === 'accepted')?.count).toBe(2);
  });

  it('proofs are deleted when they are older than the site keeps them', async () => {
    await store().createSite('account1', aSite());
    await store().saveConsentDraft('account1', 'site1', {
      draft: { ...design, recordDays: 30 },
      expectedRevision: 0,
    });
    await choose('accepted', { at: NOON - 31 * DAY_MS });
    await choose('accepted', { at: NOON });
    expect(await store().removeOldConsent(NOON + 1_000)).toBe(1);
    const left = await store().consentProofs('account1', 'site1', {
      search: '',
      before: undefined,
      limit: 9,
    });
    expect(left).toHaveLength(1);
  });

  it('visitors are deleted with their proofs, and visitors who did not choose are deleted after a day', async () => {
    await store().createSite('account1', aSite());
    await store().saveConsentDraft('account1', 'site1', {
      draft: { ...design, recordDays: 30 },
      expectedRevision: 0,
    });
    const dayBefore = (count: number) => new Date(NOON - count * DAY_MS).toISOString().slice(0, 10);
    const rounds = [
      { visitor: 'v-old', ago: 31, isForgotten: true },
      { visitor: 'v-young', ago: 29, isForgotten: false },
      { visitor: 'none-old', ago: 2, isForgotten: true },
      { visitor: 'none-young', ago: 1, isForgotten: false },
      // Between the others, if letters are ordered by language.
      { visitor: 'None-chosen', ago: 3, isForgotten: false },
    ] as const;
    const count = ({ visitor, ago }: (typeof rounds)[number]) =>
      store().countConsent({
        siteId: 'site1',
        visitorId: visitor,
        outcome: visitor.startsWith('none-') ? 'none' : 'refused',
        day: dayBefore(ago),
      });
    for (const round of rounds) await count(round);
    await store().removeOldConsent(NOON);
    // A visitor whose row was deleted counts again.
    for (const round of rounds) await count(round);
    const counts = await store().consentDays('account1', 'site1', {
      from: dayBefore(40),
      until: dayBefore(0),
    });
    for (const { ago, isForgotten } of rounds)
      expect(counts.find(({ day }) => day === dayBefore(ago))?.count).toBe(isForgotten ? 2 : 1);
  });
}
