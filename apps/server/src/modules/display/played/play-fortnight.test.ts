import type { FortnightMoment, FortnightRequest } from '@beckon/contract/owner-calls';
import type { PopupSettings } from '@beckon/contract/settings';
import { describe, expect, it } from 'vitest';
import type { LivePopup, LiveSite } from '../../../store/store.ts';
import { aLiveSite } from '../../../testing/a-live-site.ts';
import { playFortnight } from './play-fortnight.ts';

const ASKED = 'abcdefghijk01';
const MORNING = Date.UTC(2026, 10, 21, 5);
const often = { rule: 'display_everytime_everypage_5', scope: 'all' } as const;

function play(
  site: LiveSite,
  habits: Partial<FortnightRequest> = {},
  asked = site.popups[0],
): readonly FortnightMoment[] {
  if (asked === undefined) return [];
  const usual = { visitsADay: 1, pagesAVisit: 2, secondsAPage: 40, reaction: 'leaves' } as const;
  return playFortnight(site, asked, { ...usual, ...habits, nowMs: MORNING });
}
const daysShown = (moments: readonly FortnightMoment[]): readonly string[] => [
  ...new Set(moments.filter(({ shown }) => shown).map(({ day }) => day.slice(8))),
];
const reasons = (moments: readonly FortnightMoment[]): readonly string[] => [
  ...new Set(moments.flatMap(({ reason }) => reason ?? [])),
];
/** A site where another popup comes before the tested one. */
function beside(settings: Partial<PopupSettings>, others: Partial<PopupSettings>[]): LiveSite {
  const site = aLiveSite(settings);
  const made = others.flatMap((part, at) =>
    aLiveSite(part).popups.map((popup): LivePopup => ({ ...popup, id: `other0000000${at + 1}` })),
  );
  return { ...site, popups: [...made, ...site.popups] };
}
const asked = (site: LiveSite) => site.popups.find(({ id }) => id === ASKED);

describe('a visitor’s fortnight', () => {
  it("a popup in a visitor's two weeks shows as often as the frequency lets it", () => {
    const everyThird = play(aLiveSite({}));
    expect(everyThird).toHaveLength(28);
    expect(daysShown(everyThird)).toEqual(['21', '24', '27', '30', '03']);
    expect(reasons(everyThird)).toEqual(['frequency']);
    const once = { rule: 'display_once_a_visitor_2', scope: 'all' } as const;
    expect(daysShown(play(aLiveSite({ frequency: once })))).toEqual(['21']);
    const visits = { rule: 'display_once_every_few_visiting_4', count: 4, scope: 'all' } as const;
    const fourth = play(aLiveSite({ frequency: visits }), { visitsADay: 2 });
    expect(fourth.filter(({ shown }) => shown).map(({ visit }) => visit)).toEqual([
      1, 5, 9, 13, 17, 21, 25,
    ]);
  });

  it("a popup in a visitor's two weeks does not show for a day after its X, and never after a conversion", () => {
    const site = aLiveSite({ frequency: often });
    const closed = play(site, { visitsADay: 3, reaction: 'closes' });
    expect(reasons(closed)).toEqual(['closedByX']);
    expect(closed.filter(({ shown }) => shown)).toHaveLength(14);
    const converted = play(site, { reaction: 'converts' });
    expect(converted.filter(({ shown }) => shown)).toHaveLength(1);
    expect(reasons(converted)).toEqual(['converted']);
  });

  it("a popup in a visitor's two weeks respects the limit of popups in a visit, and waits behind another one in the same place", () => {
    const early = {
      frequency: often,
      triggers: { afterSeconds: { seconds: 1, on: 'page' } },
    } as const;
    const two = beside({ frequency: often }, [early]);
    const waiting = play(two, {}, asked(two));
    expect(waiting.filter(({ shown }) => shown)).toEqual([]);
    expect([reasons(waiting), waiting[0]?.others]).toEqual([['place-taken'], ['Sale']]);
    expect(play(two, { reaction: 'closes' }, asked(two))[0]?.shown).toBe(true);
    const three = beside({ frequency: often }, [early, early]);
    const limited = play(three, { reaction: 'closes' }, asked(three));
    expect(reasons(limited)).toContain('attentionBudget');
  });

  it.each([
    [{ afterSeconds: { seconds: 50, on: 'page' } }, 'page-too-short'],
    [{ clickOnly: true }, 'asked-for'],
    [{ eventName: 'sale' }, 'depends'],
    [{}, 'depends'],
  ] as const)(
    "a popup in a visitor's two weeks has a reason if no trigger fires: %o",
    (triggers, reason) => {
      expect(reasons(play(aLiveSite({ triggers })))).toEqual([reason]);
    },
  );

  it('a popup opens by time on the website, on the nth page and on leaving if these happen', () => {
    const pagesShown = (triggers: PopupSettings['triggers']): readonly number[] =>
      play(aLiveSite({ triggers }), { pagesAVisit: 3 })
        .filter(({ shown, visit }) => shown && visit === 1)
        .map(({ page }) => page);
    expect(pagesShown({ afterSeconds: { seconds: 50, on: 'website' } })).toEqual([2]);
    expect(pagesShown({ nthPage: 2 })).toEqual([2]);
    expect(pagesShown({ exitIntent: { backButton: false } })).toEqual([3]);
  });

  it('a popup respects the schedule; audience and page are assumed to match', () => {
    const audience = { groups: [[{ kind: 'country', operator: 'in', values: ['US'] }]] };
    const cookies = [{ name: 'a', operator: 'exact', value: 'b', action: 'show' }] as const;
    const site = aLiveSite({
      audience,
      filters: { cookies: [...cookies] },
      frequency: often,
      schedule: { until: '2026-11-22' },
    });
    const moments = play(site);
    expect([daysShown(moments), reasons(moments)]).toEqual([['21', '22'], ['schedule']]);
  });

  it('a paused popup is simulated as if it were live', () => {
    const site = aLiveSite({});
    const paused = { ...site, popups: site.popups.map((one) => ({ ...one, isActive: false })) };
    expect(play(paused)[0]?.shown).toBe(true);
  });
});
