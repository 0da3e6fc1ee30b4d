import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { describe, expect, it } from 'vitest';
import { aPopup } from '../../../testing/factories.ts';
import { findIssues } from './find-issues.ts';

const basis = defaultSettings('lightbox');
const sectionsOf = (part: Partial<PopupSettings>, popup = aPopup()) => findIssues({ ...basis, ...part }, popup).map((issue) => issue.section);

describe('what is missing before a popup can go live', () => {
  it('is nothing in a new popup', () => {
    expect(sectionsOf({})).toEqual([]);
  });

  it('is a way to open, unless it stands in the page or has a teaser', () => {
    expect(sectionsOf({ triggers: {} })).toEqual(['triggers']);
    expect(sectionsOf({ triggers: {} }, aPopup({ type: 'embedded' }))).toEqual([]);
    expect(sectionsOf({ triggers: {}, teaser: { showMode: 'always', label: 'Open', side: 'left', animated: false, closeDelayMs: 200 } })).toEqual([]);
  });

  it('is a schedule that can ever hold', () => {
    expect(sectionsOf({ schedule: { from: '2026-12-02', until: '2026-12-01' } })).toEqual(['schedule']);
    expect(sectionsOf({ schedule: { weekdays: [] } })).toEqual(['schedule']);
    expect(sectionsOf({ schedule: { from: '2026-12-01', until: '2026-12-01', hours: { from: '22:00', until: '02:00' } } })).toEqual([]);
  });

  it('is something to compare with in every rule, and patterns that can be read', () => {
    const rule = (values: string[], operator = 'contains') => ({ audience: { groups: [[{ kind: 'page-url', operator, values }]] } });
    expect(sectionsOf(rule([]))).toEqual(['audience']);
    expect(sectionsOf(rule(['(']))).toEqual([]);
    expect(sectionsOf(rule(['('], 'regex'))).toEqual(['audience']);
  });

  it('is an address that does not run code', () => {
    const redirect = (url: string) => ({ afterConversion: { thanksScreen: false, redirect: { url, sendFormData: false, target: 'same-tab' as const } } });
    expect(sectionsOf(redirect(''))).toEqual(['after']);
    expect(sectionsOf(redirect(' JavaScript:alert(1)'))).toEqual(['after']);
    expect(sectionsOf(redirect('/thank-you'))).toEqual([]);
  });

  it('is a chance above 0 in a game', () => {
    const prize = { id: 'a', label: 'A', isWinning: true, chances: 0, code: 'A', usesCodePool: false };
    const game = { game: 'wheel' as const, prizes: [prize], skipsPlayScreenAfterWin: false, hasCoupon: false, formComes: 'before' as const };
    const popup = aPopup({ type: 'gamified' });
    expect(sectionsOf({}, popup)).toEqual(['prizes']);
    expect(sectionsOf({ game }, popup)).toEqual(['prizes']);
    expect(sectionsOf({ game: { ...game, prizes: [{ ...prize, chances: 1 }] } }, popup)).toEqual([]);
  });

  it('is a time for a countdown, as a hint only', () => {
    const design = { root: { props: {} }, content: [{ type: 'Screen', props: { id: 's', content: [{ type: 'Countdown', props: { id: 'c' } }] } }] };
    const issues = findIssues(basis, aPopup({ design }));
    expect(issues).toMatchObject([{ section: 'display' }]);
    expect(issues[0]?.blocksPublishing).toBeUndefined();
  });
});
