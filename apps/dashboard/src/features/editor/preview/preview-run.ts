import { drawPrize } from '@beckon/contract/decide';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import type { DrawnPrize } from '@beckon/contract/popup';
import type { GameSettings, PopupSettings } from '@beckon/contract/settings';
import type { Screen } from '@beckon/contract/values';
import type { PopupViewEvent, TeaserViewProps } from '@beckon/popup-view/view-contract';
import { firstScreen, type PreviewStart } from './preview-start.ts';

/** Where a previewed popup is in its life. */
export interface PreviewRun {
  readonly phase: 'open' | 'closing' | 'closed';
  readonly screen: Screen;
  readonly submit: 'idle' | 'sent';
  readonly prize?: DrawnPrize;
  /** The visitor closed the tab itself, too: nothing is left to open the popup by. */
  readonly isTeaserGone?: boolean;
}

const SAMPLE_CODE = 'SAMPLE-CODE';
const MINUTE_MS = 60_000;

/**
 * Draws by the weights, as the server does; nothing is taken from stock. Undefined when no chance
 * is above 0.
 */
export function drawForPreview({ prizes }: GameSettings, dice: number): DrawnPrize | undefined {
  const prize = drawPrize(prizes, dice);
  if (prize === undefined) return undefined;
  const { id, label, isWinning, usesCodePool, code, redirect } = prize;
  return {
    id,
    label,
    isWinning,
    code: usesCodePool ? SAMPLE_CODE : code,
    ...(redirect === undefined ? {} : { redirect }),
  };
}

/** The code that a visitor would be given. */
function couponForPreview({ coupon }: PopupSettings): DrawnPrize {
  return {
    id: COUPON_PRIZE_ID,
    label: '',
    isWinning: true,
    code: coupon?.type === 'fixed' ? coupon.code : SAMPLE_CODE,
  };
}

/** Without anything to draw the visitor has lost. */
function drawIn(
  run: PreviewRun,
  prize: DrawnPrize | undefined,
  { codes }: PopupSettings,
  nowMs: number,
): PreviewRun {
  if (prize === undefined) return { ...run, screen: 'lost' };
  return {
    ...run,
    prize:
      codes?.validMinutes === undefined
        ? prize
        : { ...prize, codeEndsAtMs: nowMs + codes.validMinutes * MINUTE_MS },
  };
}

/** A preview begins: open on a screen, or closed behind its teaser. */
export function startRun(start: PreviewStart, settings: PopupSettings): PreviewRun {
  return start === 'teaser'
    ? { phase: 'closed', screen: firstScreen(settings), submit: 'idle' }
    : { phase: 'open', screen: start, submit: 'idle' };
}

/** What the preview does with an event of the teaser's tab. Pure. */
export function nextRunOfTeaser(
  run: PreviewRun,
  { name }: Parameters<TeaserViewProps['onEvent']>[0],
  settings: PopupSettings,
): PreviewRun {
  return name === 'TEASER_CLICKED'
    ? startRun(firstScreen(settings), settings)
    : { ...run, isTeaserGone: true };
}

/** Whether the tab of the teaser stands for the popup just now. */
export function showsTeaser(
  { phase, isTeaserGone = false }: PreviewRun,
  { teaser }: PopupSettings,
): boolean {
  return phase === 'closed' && teaser !== undefined && !isTeaserGone;
}

function afterSubmit(run: PreviewRun, { game, afterConversion }: PopupSettings): PreviewRun {
  if (game?.formComes === 'before' && run.prize === undefined) return { ...run, screen: 'play' };
  if (game !== undefined && run.prize !== undefined)
    return { ...run, submit: 'sent', screen: screenOf(run) };
  if (afterConversion.thanksScreen) return { ...run, submit: 'sent', screen: 'thanks' };
  return { ...run, submit: 'sent', phase: 'closing' };
}

function screenOf({ prize }: PreviewRun): 'won' | 'lost' {
  return prize?.isWinning === true ? 'won' : 'lost';
}

/** A win may ask for the form first. */
function tellResult(run: PreviewRun, { game }: PopupSettings): PreviewRun {
  const screen = screenOf(run);
  return {
    ...run,
    screen:
      screen === 'won' && game?.formComes === 'after' && run.submit === 'idle' ? 'form' : screen,
  };
}

/** What happens by itself. */
export interface Chance {
  readonly dice: number;
  readonly nowMs: number;
}

/**
 * What the preview does with an event of the view: like a visitor's page, but nothing leaves it and
 * nothing is counted. Pure.
 */
export function nextRun(
  run: PreviewRun,
  event: PopupViewEvent,
  settings: PopupSettings,
  { dice, nowMs }: Chance,
): PreviewRun {
  switch (event.name) {
    case 'SUBMIT_ASKED':
      return afterSubmit(run, settings);
    case 'PLAY_ASKED':
      return drawIn(run, settings.game && drawForPreview(settings.game, dice), settings, nowMs);
    case 'COUPON_WANTED':
      return run.prize ? run : drawIn(run, couponForPreview(settings), settings, nowMs);
    case 'PLAY_ENDED':
      return tellResult(run, settings);
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
