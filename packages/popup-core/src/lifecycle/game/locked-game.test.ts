import { expect, it } from 'vitest';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { settle, stage } from '../testing/stage.ts';

it.each(['again', 'over'] as const)(
  'a content-locked popup can be closed when its game gets no prize (%s)',
  async (error) => {
    const { closing } = aPopup();
    const game = {
      game: 'wheel',
      prizes: [],
      skipsPlayScreenAfterWin: false,
      hasCoupon: false,
      formComes: 'never',
    } as const;
    const locked = aPopup({ type: 'gamified', game, closing: { ...closing, contentLock: true } });
    const { runner, look } = stage(locked, {
      drawPrize: () => Promise.resolve({ ok: false, error }),
    });
    runner.fire('time');
    await settle();
    runner.handleViewEvent({ name: 'SHOWN' });
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'escape' });
    expect(look()).toMatchObject({ phase: 'open', isUnlocked: false });
    runner.handleViewEvent({ name: 'PLAY_ASKED' });
    await settle();
    expect(look()).toMatchObject({ phase: 'open', isUnlocked: true, drawError: error });
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'escape' });
    expect(look()).toMatchObject({ phase: 'closing' });
  },
);
