import { defaultGame, defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { designFor, GALLERY } from '@beckon/templates';
import { expect, it } from 'vitest';
import { aPopup } from '../../testing/factories.ts';
import { findIssues } from './find-issues.ts';

const basis = defaultSettings('lightbox');
const sectionsOf = (part: Partial<PopupSettings>, popup = aPopup()) =>
  findIssues({ ...basis, ...part }, popup).map((issue) => issue.section);

it('findIssues finds nothing wrong with a new popup', () => {
  expect(sectionsOf({})).toEqual([]);
});

it('findIssues reports a popup that nothing opens, unless it is embedded or has a teaser', () => {
  expect(sectionsOf({ triggers: {} })).toEqual(['triggers']);
  expect(sectionsOf({ triggers: {} }, aPopup({ type: 'embedded' }))).toEqual([]);
  expect(
    sectionsOf({
      triggers: {},
      teaser: {
        showMode: 'always',
        label: 'Open',
        side: 'left',
        animated: false,
        closeDelayMs: 200,
      },
    }),
  ).toEqual([]);
});

it('findIssues reports a schedule that never applies', () => {
  expect(sectionsOf({ schedule: { from: '2026-12-02', until: '2026-12-01' } })).toEqual([
    'schedule',
  ]);
  expect(sectionsOf({ schedule: { weekdays: [] } })).toEqual(['schedule']);
  expect(
    sectionsOf({
      schedule: {
        from: '2026-12-01',
        until: '2026-12-01',
        hours: { from: '22:00', until: '02:00' },
      },
    }),
  ).toEqual([]);
});

it('findIssues reports rules without a value and patterns that cannot be read', () => {
  const rule = (values: string[], operator = 'contains') => ({
    audience: { groups: [[{ kind: 'page-url', operator, values }]] },
  });
  expect(sectionsOf(rule([]))).toEqual(['audience']);
  expect(sectionsOf(rule(['(']))).toEqual([]);
  expect(sectionsOf(rule(['('], 'regex'))).toEqual(['audience']);
  expect(sectionsOf(rule(['/sale', '^/(shoes|hats)'], 'regex'))).toEqual([]);
  expect(
    findIssues({ ...basis, ...rule(['/sale', '^(?!/sale)'], 'regex') }, aPopup()).map(
      ({ message }) => message,
    ),
  ).toEqual(['The pattern "^(?!/sale)" looks ahead or behind, which is not supported.']);
});

it('findIssues reports an address that runs code', () => {
  const redirect = (url: string) => ({
    afterConversion: {
      thanksScreen: false,
      redirect: { url, sendFormData: false, target: 'same-tab' as const },
    },
  });
  expect(sectionsOf(redirect(''))).toEqual(['after']);
  expect(sectionsOf(redirect(' JavaScript:alert(1)'))).toEqual(['after']);
  expect(sectionsOf(redirect('/thank-you'))).toEqual([]);
});

it('findIssues warns about a coupon code that came with the design', () => {
  const design = designFor('lightbox', 'format_2', 'en') ?? 'no such design';
  const popup = (text: string) => aPopup({ format: 'format_2', design: JSON.parse(text) });
  const asItCame = JSON.stringify(design);
  expect(findIssues(basis, popup(asItCame)).map(({ message }) => message)).toEqual([
    'Visitors get WELCOME15, a code that we made up. Make sure that your shop accepts it, or enter another one.',
  ]);
  expect(sectionsOf({}, popup(asItCame.replace('WELCOME15', 'CLAY20')))).toEqual([]);
  const withCoupon = (code: string) =>
    sectionsOf({ coupon: { type: 'fixed', code } }, popup(asItCame));
  expect(withCoupon('WELCOME15')).toEqual(['after']);
  expect(withCoupon('CLAY20')).toEqual([]);
  expect(sectionsOf({ coupon: { type: 'fixed', code: 'CLAY20' } }, popup(asItCame))).toEqual([]);
});

it('findIssues warns about prize codes that came with the game', () => {
  const game = defaultGame('format_1', 'en');
  const popup = aPopup({ type: 'gamified' });
  expect(findIssues({ ...basis, game }, popup).map(({ message }) => message)).toEqual([
    'Winners get codes that we made up: WIN10, FREESHIP, WIN15, WIN30. Enter codes that your shop accepts.',
  ]);
  expect(
    sectionsOf(
      {
        game: {
          ...game,
          prizes: game.prizes.map((prize) => ({ ...prize, code: `SHOP-${prize.code}` })),
        },
      },
      popup,
    ),
  ).toEqual([]);
});

it('findIssues ignores prizes whose chance is 0', () => {
  const { prizes, ...game } = defaultGame('format_1', 'en');
  const [first, ...others] = prizes.map((prize) => ({ ...prize, chances: 0 }));
  if (first === undefined) throw new Error('The game has no prizes.');
  const redirect = { to: 'url', url: '' } as const;
  const withPrizes = (chances: number) => ({
    game: {
      ...game,
      prizes: [
        { ...first, chances: 1, code: 'SHOP' },
        { ...first, code: '', redirect, chances },
        ...others,
      ],
    },
  });
  const popup = aPopup({ type: 'gamified' });
  expect(sectionsOf(withPrizes(0), popup)).toEqual([]);
  expect(sectionsOf(withPrizes(1), popup)).toEqual(['prizes', 'prizes']);
});

it('findIssues reports a game in which nothing can be won', () => {
  const prize = {
    id: 'a',
    label: 'A',
    isWinning: true,
    chances: 0,
    code: 'A',
    usesCodePool: false,
  };
  const game = {
    game: 'wheel' as const,
    prizes: [prize],
    skipsPlayScreenAfterWin: false,
    hasCoupon: false,
    formComes: 'before' as const,
  };
  const popup = aPopup({ type: 'gamified' });
  expect(sectionsOf({}, popup)).toEqual(['prizes']);
  expect(sectionsOf({ game }, popup)).toEqual(['prizes']);
  expect(sectionsOf({ game: { ...game, prizes: [{ ...prize, chances: 1 }] } }, popup)).toEqual([]);
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...prize, id: `p${at}`, chances: 1 }));
  expect(sectionsOf({ game: { ...game, prizes: many(12) } }, popup)).toEqual([]);
  expect(
    sectionsOf({ game: { ...game, prizes: many(13) } }, popup),
    'more than the wheel has slices',
  ).toEqual(['prizes']);
  expect(sectionsOf({ game: { ...game, game: 'gift', prizes: many(13) } }, popup)).toEqual([]);
});

it('findIssues warns about a countdown without a time, but does not block publishing', () => {
  const design = {
    root: { props: {} },
    content: [
      {
        type: 'Screen',
        props: { id: 's', content: [{ type: 'Countdown', props: { id: 'c' } }] },
      },
    ],
  };
  const issues = findIssues(basis, aPopup({ design }));
  expect(issues).toMatchObject([{ section: 'design', blockId: 'c' }]);
  expect(issues[0]?.blocksPublishing).toBeUndefined();
});

it('no design of ours is empty, also if it has a game that asks nothing first', () => {
  const game = { ...defaultGame('format_1', 'en'), formComes: 'never' as const };
  const empty = GALLERY.flatMap(({ type, format, design }) =>
    Object.values(design).flatMap((each) => {
      const popup = aPopup({ type, format, design: JSON.parse(JSON.stringify(each)) });
      const messages = [basis, ...(type === 'gamified' ? [{ ...basis, game }] : [])].flatMap(
        (settings) => findIssues(settings, popup).map(({ message }) => message),
      );
      return messages.some((message) => message.includes('is empty')) ? [format] : [];
    }),
  );
  expect(empty).toEqual([]);
});

it('no design of ours has a form that cannot be sent', () => {
  const stuck = GALLERY.flatMap(({ type, format, design }) =>
    Object.values(design).flatMap((each) => {
      const popup = aPopup({ type, format, design: JSON.parse(JSON.stringify(each)) });
      const issues = findIssues(basis, popup).map(({ message }) => message);
      return issues.some((message) => message.includes('cannot send it')) ? [format] : [];
    }),
  );
  expect(stuck).toEqual([]);
});
