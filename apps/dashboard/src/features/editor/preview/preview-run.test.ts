import { defaultSettings, type GameSettings } from '@beckon/contract/settings';
import { describe, expect, it } from 'vitest';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import { drawForPreview, nextRun, nextRunOfTeaser, showsTeaser, startRun } from './preview-run.ts';
import { firstScreen } from './preview-start.ts';

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
const settings = { ...defaultSettings('gamified'), game };
const form = { fields: [], consentChecked: false, looksAutomated: false, fillTimeMs: 0 };

describe('a test play in the preview', () => {
  it('draws by the weights and never what has no chance', () => {
    const drawn = Array.from(
      { length: 1000 },
      (_, index) => drawForPreview(game, index / 1000)?.id,
    );
    expect(drawn.filter((id) => id === 'a')).toHaveLength(250);
    expect(drawn.filter((id) => id === 'b')).toHaveLength(750);
  });

  it('loses when all chances are 0', () => {
    const dead = { ...settings, game: { ...game, prizes: [prize('a', 0)] } };
    expect(
      nextRun(startRun('play', settings), { name: 'PLAY_ASKED' }, dead, { dice: 0.5, nowMs: 0 })
        .screen,
    ).toBe('lost');
  });

  it('goes from the form over the game to the result', () => {
    let run = startRun(firstScreen(settings), settings);
    expect(run.screen).toBe('form');
    run = nextRun(run, { name: 'SUBMIT_ASKED', form, buttonText: 'Play' }, settings, {
      dice: 0,
      nowMs: 0,
    });
    expect(run.screen).toBe('play');
    run = nextRun(run, { name: 'PLAY_ASKED' }, settings, { dice: 0, nowMs: 0 });
    expect(run.prize).toMatchObject({ id: 'a', code: 'CODE-a' });
    expect(nextRun(run, { name: 'PLAY_ENDED' }, settings, { dice: 0, nowMs: 0 }).screen).toBe(
      'won',
    );
  });

  it('asks a winner for the form before the prize is told where that comes after the game, and a loser for none', () => {
    const after = { ...settings, game: { ...game, formComes: 'after' as const } };
    const playedWith = (dice: number) =>
      [{ name: 'PLAY_ASKED' }, { name: 'PLAY_ENDED' }].reduce(
        (run, event) => nextRun(run, event as PopupViewEvent, after, { dice, nowMs: 0 }),
        startRun(firstScreen(after), after),
      );
    const won = playedWith(0);
    expect(won.screen).toBe('form');
    expect(
      nextRun(won, { name: 'SUBMIT_ASKED', form, buttonText: 'Play' }, after, {
        dice: 0,
        nowMs: 0,
      }),
    ).toMatchObject({ screen: 'won', submit: 'sent', phase: 'open' });
    expect(playedWith(0.9).screen).toBe('lost');
  });

  it('closes after its exit effect, and without a thank-you screen at once', () => {
    const closing = nextRun(
      startRun('form', settings),
      { name: 'CLOSE_ASKED', by: 'x_click' },
      settings,
      { dice: 0, nowMs: 0 },
    );
    expect(closing.phase).toBe('closing');
    expect(nextRun(closing, { name: 'EXIT_ENDED' }, settings, { dice: 0, nowMs: 0 }).phase).toBe(
      'closed',
    );
    const plain = defaultSettings('lightbox');
    const noThanks = { ...plain, afterConversion: { thanksScreen: false } };
    expect(
      nextRun(
        startRun('form', settings),
        { name: 'SUBMIT_ASKED', form, buttonText: '' },
        noThanks,
        { dice: 0, nowMs: 0 },
      ).phase,
    ).toBe('closing');
    expect(
      nextRun(startRun('form', settings), { name: 'SUBMIT_ASKED', form, buttonText: '' }, plain, {
        dice: 0,
        nowMs: 0,
      }).screen,
    ).toBe('thanks');
  });

  it('opens from its tab; a tab that was thrown away is back when the preview begins again', () => {
    const withTab = {
      ...settings,
      teaser: {
        showMode: 'always' as const,
        label: 'Open',
        side: 'left' as const,
        animated: false,
        closeDelayMs: 200 as const,
      },
    };
    const behindTab = startRun('teaser', withTab);
    expect(showsTeaser(behindTab, withTab)).toBe(true);
    expect(nextRunOfTeaser(behindTab, { name: 'TEASER_CLICKED' }, withTab)).toMatchObject({
      phase: 'open',
      screen: 'form',
    });
    const thrownAway = nextRunOfTeaser(behindTab, { name: 'TEASER_CLOSE_ASKED' }, withTab);
    expect(thrownAway.phase).toBe('closed');
    expect(showsTeaser(thrownAway, withTab)).toBe(false);
    expect(showsTeaser(startRun('teaser', withTab), withTab)).toBe(true);
  });
});
