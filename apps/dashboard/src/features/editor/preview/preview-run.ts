import type { DrawnPrize } from '@beckon/contract/popup';
import type { GameSettings, PopupSettings } from '@beckon/contract/settings';
import type { Screen } from '@beckon/contract/values';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';

/** Where a previewed popup is in its life. */
export interface PreviewRun {
  readonly phase: 'open' | 'closing' | 'closed';
  readonly screen: Screen;
  readonly submit: 'idle' | 'sent';
  readonly prize?: DrawnPrize;
}

/** Draws by the weights, as the server does; nothing is taken from stock. Undefined when no chance is above 0. */
export function drawForPreview({ prizes }: GameSettings, dice: number): DrawnPrize | undefined {
  const total = prizes.reduce((sum, prize) => sum + prize.chances, 0);
  let left = dice * total;
  for (const prize of prizes) {
    left -= prize.chances;
    if (prize.chances > 0 && left < 0) {
      const { id, label, isWinning, usesCodePool, code, redirect } = prize;
      return { id, label, isWinning, code: usesCodePool ? 'SAMPLE-CODE' : code, ...(redirect === undefined ? {} : { redirect }) };
    }
  }
  return undefined;
}

/** The screen a popup starts with. */
export function firstScreen({ game }: PopupSettings): Screen {
  return game === undefined || game.formComes === 'before' ? 'form' : 'play';
}

export function startRun(screen: Screen): PreviewRun {
  return { phase: 'open', screen, submit: 'idle' };
}

function afterSubmit(run: PreviewRun, { game, afterConversion }: PopupSettings): PreviewRun {
  if (game?.formComes === 'before' && run.prize === undefined) return { ...run, screen: 'play' };
  if (afterConversion.thanksScreen) return { ...run, submit: 'sent', screen: 'thanks' };
  return { ...run, submit: 'sent', phase: 'closing' };
}

/** What the preview does with an event of the view: like a visitor's page, but nothing leaves it and nothing is counted. Pure. */
export function nextRun(run: PreviewRun, event: PopupViewEvent, settings: PopupSettings, dice: number): PreviewRun {
  switch (event.name) {
    case 'SUBMIT_ASKED':
      return afterSubmit(run, settings);
    case 'PLAY_ASKED': {
      const prize = settings.game === undefined ? undefined : drawForPreview(settings.game, dice);
      return prize === undefined ? { ...run, screen: 'lost' } : { ...run, prize };
    }
    case 'PLAY_ENDED':
      return { ...run, screen: run.prize?.isWinning === true ? 'won' : 'lost' };
    case 'CLOSE_ASKED':
      return { ...run, phase: 'closing' };
    case 'LINK_CLICKED':
      return event.closes ? { ...run, phase: 'closing' } : run;
    case 'EXIT_ENDED':
      return { ...run, phase: 'closed' };
    default:
      return run;
  }
}
