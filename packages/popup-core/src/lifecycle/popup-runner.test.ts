import { describe, expect, it } from 'vitest';
import type { DrawnPrize, Popup } from '@beckon/contract/popup';
import { aPopup } from '../popup/testing/a-popup.ts';
import { REACTIONS } from './reactions/popup-reactions.ts';
import type { PopupRunnerOptions } from './popup-runner.ts';
import { aForm } from './testing/run-popup.ts';
import { settle, stage } from './testing/stage.ts';

describe('a popup on a page', () => {
  it('a popup on a page is rendered once it is loaded, and removed when it is closed', async () => {
    const { runner, clock, look, happened } = stage(aPopup());
    runner.fire('time');
    expect(look()).toBeUndefined();
    await settle();
    expect(look()).toEqual({
      phase: 'open',
      screen: 'form',
      submit: 'idle',
      closeReadyInSeconds: 0,
      isUnlocked: false,
      timerLeftMs: undefined,
      prize: undefined,
    });
    runner.handleViewEvent({ name: 'SHOWN' });
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(look()).toMatchObject({ phase: 'closing' });
    clock.pass(0);
    expect(look()).toBeUndefined();
    expect(happened.join(' ')).toBe(
      'disarm ask-for-slot load report-view remember-close:x_click report-close:x_click remove release-slot',
    );
    expect(clock.pending()).toBe(0);
  });

  it('a popup on a page can be submitted and closed before the reactions are loaded; other actions wait for them', async () => {
    const waiting: (() => void)[] = [];
    const answers: PopupRunnerOptions['answers'] = {
      use: (run) => void waiting.push(() => run(REACTIONS)),
    };
    const arrive = (): void => waiting.splice(0).forEach((run) => run());
    const open = async () => {
      const opened = stage(aPopup(), { answers });
      opened.runner.fire('time');
      await settle();
      opened.runner.handleViewEvent({ name: 'SHOWN' });
      return opened;
    };
    const closed = await open();
    closed.runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(closed.look()).toMatchObject({ phase: 'closing' });

    const sent = await open();
    sent.runner.handleViewEvent({ name: 'SUBMIT_ASKED', form: aForm, buttonText: 'Join' });
    expect(sent.happened).toContain('send-conversion');
    expect(sent.look()).toMatchObject({ submit: 'sending' });
    arrive();
    await settle();
    expect(sent.look()).toMatchObject({ submit: 'sent' });

    const followed = await open();
    const link = { href: 'https://shop.example/', newTab: false, buttonText: 'Go' };
    followed.runner.handleViewEvent({
      name: 'LINK_CLICKED',
      isConversion: false,
      closes: true,
      ...link,
    });
    expect(followed.happened).not.toContain('go-to-address');
    arrive();
    expect(followed.happened).toContain('go-to-address');
  });

  it('a popup on a page fails, frees its place and reports the error if loading is interrupted', async () => {
    const { runner, look, happened } = stage(aPopup(), {
      load: () => Promise.reject(new Error('half a file')),
    });
    runner.fire('time');
    await settle();
    expect(look()).toBeUndefined();
    expect(runner.state().name).toBe('failed');
    expect(happened).toContain('report:Error: half a file');
    expect(happened).toContain('release-slot');
  });

  it('a popup on a page stops showing that it sends, and reports the error, if sending the conversion fails', async () => {
    const { runner, look, happened } = stage(aPopup(), {
      deliver: () => Promise.reject(new Error('no storage')),
    });
    runner.fire('time');
    await settle();
    runner.handleViewEvent({ name: 'SUBMIT_ASKED', form: aForm, buttonText: 'Join' });
    expect(look()?.submit).toBe('sending');
    await settle();
    expect(look()?.submit).toBe('sent');
    expect(happened).toContain('report:Error: no storage');
  });

  it('a popup on a page does not open if its filters changed while it waited for its turn', async () => {
    let passes = true;
    let granted = (): void => undefined;
    const { runner, look, happened } = stage(aPopup(), {
      mayShow: () => passes,
      takeTurn: (grant) => {
        granted = grant;
      },
    });
    runner.fire('time');
    passes = false;
    granted();
    await settle();
    expect([look(), runner.state().name, happened]).toEqual([
      undefined,
      'armed',
      ['disarm', 'ask-for-slot', 'release-slot'],
    ]);
  });

  it('a popup on a page keeps its X disabled during the countdown, and shows the seconds left', async () => {
    const { runner, clock, look } = stage(
      aPopup({ closing: { ...aPopup().closing, enabledAfterSeconds: 2 } }),
    );
    runner.fire('time');
    await settle();
    expect(look()?.closeReadyInSeconds).toBe(2);
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(runner.state().name).toBe('open');
    clock.pass(2_000);
    expect(look()?.closeReadyInSeconds).toBe(0);
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(runner.state().name).toBe('closing');
  });

  it('a popup on a page shows that it sends, then its thank-you screen', async () => {
    const { runner, look } = stage(aPopup());
    runner.fire('time');
    await settle();
    runner.handleViewEvent({ name: 'SUBMIT_ASKED', form: aForm, buttonText: 'Join' });
    expect(look()).toMatchObject({ submit: 'sending', screen: 'form' });
    await settle();
    expect(look()).toMatchObject({ submit: 'sent', screen: 'thanks', isUnlocked: true });
  });

  it('a popup with a game draws when the visitor plays, shows the prize in the game, and announces it a second after the game stops', async () => {
    const prize: DrawnPrize = { id: '1', label: '10%', isWinning: true, code: 'TEN' };
    const game = {
      game: 'wheel',
      prizes: [],
      skipsPlayScreenAfterWin: false,
      hasCoupon: false,
      formComes: 'never',
    } as const;
    const { runner, clock, look } = stage(aPopup({ type: 'gamified', game }), {
      drawPrize: () => Promise.resolve({ ok: true, value: prize }),
    });
    runner.fire('time');
    await settle();
    runner.handleViewEvent({ name: 'PLAY_ASKED' });
    await settle();
    expect(look()).toMatchObject({ screen: 'play', prize });
    runner.handleViewEvent({ name: 'PLAY_ENDED' });
    clock.pass(1_000);
    expect(look()).toMatchObject({ screen: 'won', prize });
  });

  const TEASER: Popup['teaser'] = {
    showMode: 'always',
    label: 'Deal',
    side: 'left',
    animated: false,
    closeDelayMs: 200,
  };

  it('a popup on a page has no teaser for visitors that its filters stop, until it has shown once', async () => {
    let passes = false;
    const { runner, clock, teaser } = stage(aPopup({ teaser: TEASER }), { mayShow: () => passes });
    expect(teaser()).toBeUndefined();
    passes = true;
    runner.fire('time');
    await settle();
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'x_click' });
    clock.pass(0);
    expect(teaser()).toBe('tab');
    passes = false;
    runner.handleTeaserEvent({ name: 'TEASER_CLICKED' });
    expect(teaser()).toBeUndefined();
  });

  it.each([
    [true, 'tab', 'open'],
    [false, undefined, 'failed'],
  ] as const)(
    'a popup on a page keeps its teaser if loading may be retried (%s), and a click tries again',
    async (mayRetry, tab, afterwards) => {
      let isDown = true;
      const { runner, teaser } = stage(aPopup({ teaser: TEASER }), {
        load: () =>
          Promise.resolve(
            isDown ? { name: 'LOAD_FAILED', why: 'no answer', mayRetry } : { name: 'LOADED' },
          ),
      });
      runner.handleTeaserEvent({ name: 'TEASER_CLICKED' });
      await settle();
      expect([runner.state().name, teaser()]).toEqual(['failed', tab]);
      isDown = false;
      runner.handleTeaserEvent({ name: 'TEASER_CLICKED' });
      await settle();
      expect(runner.state().name).toBe(afterwards);
    },
  );

  it('a popup on a page shows its teaser after it closed, and a click on the teaser opens it again', async () => {
    const { runner, clock, teaser, look } = stage(
      aPopup({
        teaser: {
          showMode: 'after_close',
          label: 'Deal',
          side: 'left',
          animated: false,
          closeDelayMs: 200,
        },
      }),
    );
    runner.fire('time');
    await settle();
    expect(teaser()).toBeUndefined();
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'x_click' });
    clock.pass(0);
    expect(teaser()).toBe('tab');
    runner.handleTeaserEvent({ name: 'TEASER_CLICKED' });
    await settle();
    expect([teaser(), look()?.phase, runner.state()]).toEqual([
      'behind-popup',
      'open',
      expect.objectContaining({ firedBy: 'teaser' }),
    ]);
  });

  it('a popup on a page leaves no elements and no timers when the page changes', async () => {
    const popup = aPopup({
      closing: { ...aPopup().closing, enabledAfterSeconds: 9, autoCloseAfterSeconds: 20 },
      teaser: {
        showMode: 'always',
        label: 'Deal',
        side: 'left',
        animated: true,
        closeDelayMs: 200,
      },
    });
    const { runner, clock, look, teaser } = stage(popup);
    runner.fire('time');
    await settle();
    expect(clock.pending()).toBe(2);
    runner.leave();
    expect([look(), teaser(), clock.pending(), runner.state().name]).toEqual([
      undefined,
      undefined,
      0,
      'gone',
    ]);
  });

  it('a popup on a page is removed and frees its slot if its template cannot be rendered', async () => {
    const { runner, look, happened } = stage(aPopup());
    runner.fire('time');
    await settle();
    runner.handleViewEvent({ name: 'TEMPLATE_BROKEN', why: 'no root' });
    expect([look(), runner.state().name, happened.slice(-2)]).toEqual([
      undefined,
      'failed',
      ['release-slot', 'log'],
    ]);
  });

  it('a popup on a page takes 800 ms to close after Escape, even if the view reports the end earlier', async () => {
    const { runner, clock } = stage(aPopup());
    runner.fire('time');
    await settle();
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'escape' });
    runner.handleViewEvent({ name: 'EXIT_ENDED' });
    clock.pass(799);
    expect(runner.state().name).toBe('closing');
    clock.pass(1);
    expect(runner.state().name).toBe('closed');
  });

  it('a popup on a page starts in the given state, with the machines of that state', () => {
    const open = { name: 'open', firedBy: 'preview', screen: 'thanks', submit: 'sent' } as const;
    const thanks = stage(aPopup({ teaser: TEASER }), { startsIn: open });
    expect([thanks.look(), thanks.teaser()]).toEqual([
      expect.objectContaining({ screen: 'thanks', submit: 'idle' }),
      'behind-popup',
    ]);
    thanks.clock.pass(60_000);
    expect(thanks.runner.state()).toEqual({ name: 'closed', converted: true });
    const closed = stage(aPopup({ teaser: { ...TEASER, showMode: 'after_close' } }), {
      startsIn: { name: 'closed', converted: false },
    });
    expect([closed.look(), closed.teaser()]).toEqual([undefined, 'tab']);
  });
});
