import { defaultSettings, type GameSettings, type PopupSettings } from '@beckon/contract/settings';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { firstScreen } from '@beckon/popup-core/lifecycle/popup-machine';
import { popupFromDraft } from '@beckon/popup-core/popup/popup-from-draft';
import { expect, it } from 'vitest';
import { couponForPreview, drawForPreview } from './preview-draws.ts';
import { createPreviewLife, type PreviewedLife, type PreviewedPopup } from './preview-life.ts';
import type { PreviewStart } from './preview-starts.ts';

const prize = (id: string, chances: number, isWinning = true) => ({
  id,
  label: id,
  isWinning,
  chances,
  code: `CODE-${id}`,
  usesCodePool: false,
});
const game: GameSettings = {
  game: 'wheel',
  prizes: [prize('a', 1), prize('never', 0), prize('b', 3, false)],
  skipsPlayScreenAfterWin: false,
  hasCoupon: false,
  formComes: 'before',
};
const wheel: PopupSettings = { ...defaultSettings('gamified'), game };
const plain = defaultSettings('lightbox');
const withTab: PopupSettings = {
  ...plain,
  teaser: {
    showMode: 'after_close',
    label: 'Open',
    side: 'left',
    animated: false,
    closeDelayMs: 200,
  },
};
const form = { fields: [], consentChecked: false, looksAutomated: false, fillTimeMs: 0 };
const submit = { name: 'SUBMIT_ASKED', form, buttonText: 'Join' } as const;
const close = { name: 'CLOSE_ASKED', by: 'x_click' } as const;
const FIRST_PRIZE = 0;
const LAST_PRIZE = 0.9;

function previewed(settings: PopupSettings, timerLeftMs?: number): PreviewedPopup {
  const identity = { id: 'abcdefghijk01', name: '', format: 'format_1', language: 'en' } as const;
  const type = settings.game === undefined ? 'lightbox' : 'gamified';
  const draft = { ...identity, type, target: 'lead', settings } as const;
  return { popup: popupFromDraft(draft, '<p></p>'), settings, timerLeftMs };
}

function preview(
  settings: PopupSettings,
  { start = firstScreen(settings), random = 0, timerLeftMs }: Options = {},
) {
  const clock = fakeClock();
  let seen: PreviewedLife = { viewModel: undefined, teaser: undefined };
  const history: PreviewedLife[] = [];
  const life = createPreviewLife(previewed(settings, timerLeftMs), {
    start,
    clock,
    random: () => random,
    onChange: (next) => {
      seen = next;
      history.push(next);
    },
  });
  return { life, clock, history, seen: () => seen, screen: () => seen.viewModel?.screen };
}
interface Options {
  readonly start?: PreviewStart;
  readonly random?: number;
  readonly timerLeftMs?: number;
}

/** Plays the game from the visitor's first action to the result. */
async function play({ life, clock }: ReturnType<typeof preview>): Promise<void> {
  life.handleViewEvent({ name: 'PLAY_ASKED' });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  life.handleViewEvent({ name: 'PLAY_ENDED' });
  clock.pass(1_000);
}

it('a draw in the preview follows the chances and never draws a prize without a chance', () => {
  const ids = Array.from(
    { length: 1000 },
    (_, index) => drawForPreview(wheel, { random: index / 1000, nowMs: 0 }).id,
  );
  expect(ids.filter((id) => id === 'a')).toHaveLength(250);
  expect(ids.filter((id) => id === 'b')).toHaveLength(750);
});

it('a draw in the preview returns a code that expires if the owner lets codes expire', () => {
  const codes = { validMinutes: 2 };
  expect(drawForPreview({ ...wheel, codes }, { random: 0, nowMs: 5 }).codeEndsAtMs).toBe(120_005);
  const coupon = { type: 'unique', code: 'REAL' } as const;
  expect(couponForPreview({ ...plain, coupon, codes }, 5)).toMatchObject({
    code: 'SAMPLE-CODE',
    codeEndsAtMs: 120_005,
  });
});

it('a previewed popup shows the form, then the game, then the result', async () => {
  const shown = preview(wheel, { random: FIRST_PRIZE });
  expect(shown.screen()).toBe('form');
  shown.life.handleViewEvent(submit);
  expect(shown.screen()).toBe('play');
  await play(shown);
  expect(shown.seen().viewModel).toMatchObject({ screen: 'won', prize: { code: 'CODE-a' } });
});

it('a game in the preview is lost if nothing can be won', async () => {
  const shown = preview(
    { ...wheel, game: { ...game, prizes: [prize('a', 0)] } },
    { start: 'play' },
  );
  await play(shown);
  expect(shown.screen()).toBe('lost');
});

it('in a preview with the form after the game, a winner gets the form before the prize, and a loser gets none', async () => {
  const after = { ...wheel, game: { ...game, formComes: 'after' as const } };
  const winner = preview(after, { random: FIRST_PRIZE });
  await play(winner);
  expect(winner.screen()).toBe('form');
  winner.life.handleViewEvent(submit);
  expect(winner.seen().viewModel).toMatchObject({ screen: 'won', submit: 'sent', phase: 'open' });
  const loser = preview(after, { random: LAST_PRIZE });
  await play(loser);
  expect(loser.screen()).toBe('lost');
});

it('a previewed popup shows the thank-you screen, or closes after its message as on a site', () => {
  const thanked = preview(plain);
  thanked.life.handleViewEvent(submit);
  expect(thanked.screen()).toBe('thanks');
  const noThanks = { ...plain, afterConversion: { thanksScreen: false } };
  const closing = preview(noThanks);
  closing.life.handleViewEvent(submit);
  expect(closing.seen().viewModel).toMatchObject({ screen: 'form', submit: 'sent' });
  closing.clock.pass(1_000);
  expect(closing.seen().viewModel).toBeUndefined();
});

it('a previewed popup counts down to its close button, and closes when its time or timer has run out', () => {
  const closing = { ...plain.closing, enabledAfterSeconds: 2, autoCloseAfterSeconds: 9 };
  const shown = preview({ ...plain, closing });
  shown.life.handleViewEvent(close);
  expect(shown.seen().viewModel).toMatchObject({ phase: 'open', closeReadyInSeconds: 2 });
  shown.clock.pass(10_000);
  expect(shown.seen().viewModel).toBeUndefined();
  const timed = preview(plain, { timerLeftMs: 3_000 });
  expect(timed.seen().viewModel?.timerLeftMs).toBe(3_000);
  timed.clock.pass(4_000);
  expect(timed.seen().viewModel).toBeUndefined();
});

it('a previewed popup shows its teaser after closing, opens from it, and is gone when the teaser is closed', () => {
  const { life, clock, seen, screen } = preview(withTab);
  life.handleViewEvent(close);
  clock.pass(800);
  expect(seen()).toEqual({ viewModel: undefined, teaser: 'tab' });
  life.handleTeaserEvent({ name: 'TEASER_CLICKED' });
  expect([screen(), seen().teaser]).toEqual(['form', 'behind-popup']);
  life.handleViewEvent(close);
  clock.pass(800);
  life.handleTeaserEvent({ name: 'TEASER_CLOSE_ASKED' });
  clock.pass(200);
  expect(seen()).toEqual({ viewModel: undefined, teaser: undefined });
});

it('a previewed popup can start with its teaser, whatever the teaser’s setting is', () => {
  expect(preview(withTab, { start: 'teaser' }).seen()).toEqual({
    viewModel: undefined,
    teaser: 'tab',
  });
});

it('a previewed popup keeps its screen when the draft changes, and starts again if it was closed', () => {
  const { life, clock, history, seen, screen } = preview(plain);
  life.handleViewEvent(submit);
  history.length = 0;
  const quicker = {
    ...plain,
    afterConversion: { thanksScreen: true, thanksCloseAfterSeconds: 3 },
  };
  life.update(previewed(quicker));
  expect(history.map(({ viewModel }) => viewModel?.screen)).toEqual(['thanks']);
  clock.pass(4_000);
  expect(seen().viewModel).toBeUndefined();
  life.update(previewed(plain));
  expect(screen()).toBe('form');
});

it('a previewed popup has no running timer once it is stopped', () => {
  const { life, clock, seen } = preview({
    ...plain,
    closing: { ...plain.closing, enabledAfterSeconds: 5, autoCloseAfterSeconds: 9 },
  });
  const before = seen();
  life.stop();
  expect([clock.pending(), seen()]).toEqual([0, before]);
});
