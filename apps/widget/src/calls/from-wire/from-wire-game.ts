import type { DrawnPrize, PopupGame, Prize, PrizeRedirect } from '@beckon/contract/popup';
import { GAMES, type Game, type PopupFormat } from '@beckon/contract/values';
import {
  asFlag,
  asList,
  asNumber,
  asRecord,
  asText,
  oneOf,
  type WireRecord,
} from '../answer-reading.ts';
import { present } from './from-wire-triggers.ts';

const GAME_OF_FORMAT: Readonly<Record<string, Game>> = {
  format_1: 'wheel',
  format_2: 'scratch',
  format_3: 'gift',
};

/**
 * The game of a gamified popup. The prizes keep their order. Odds and codes are sent only if the
 * server does not draw. docs/behaviour/games.md#prizes-on-the-wire.
 */
export function gameFromWire(wire: WireRecord, design: WireRecord, format: PopupFormat): PopupGame {
  return {
    game: GAME_OF_FORMAT[format] ?? GAMES[0],
    // Some servers write a map with the keys 0, 1, 2 as a list.
    prizes: Object.entries(asRecord(wire['prizes']) ?? asList(wire['prizes'])).flatMap(
      ([key, prize]) => prizeFromWire(key, asRecord(prize)) ?? [],
    ),
    skipsPlayScreenAfterWin: asFlag(design['disable_post_play_screen']),
    hasCoupon: asFlag(wire['wheel_has_coupon']),
    formComes:
      oneOf(['before', 'after', 'never'], design['poptin_design_form_position']) ?? 'before',
  };
}

/** The answer of the draw call. Without a prize id, the visitor has lost. */
export function drawnPrizeFromWire(answer: WireRecord, nowMs: number): DrawnPrize {
  const id = asText(answer['prize_id']) ?? '';
  const redirect = redirectFromWire(answer);
  const validSeconds = asNumber(answer['code_valid_for']);
  return {
    id,
    label: asText(answer['label']) ?? '',
    isWinning: id !== '' && asFlag(answer['is_winner']),
    code: asText(answer['code']) ?? '',
    ...(redirect === undefined ? {} : { redirect }),
    ...(validSeconds === undefined ? {} : { codeEndsAtMs: nowMs + validSeconds * 1000 }),
  };
}

function prizeFromWire(key: string, prize: WireRecord | undefined): Prize | undefined {
  if (prize === undefined) return undefined;
  const chances = asNumber(prize['chances']);
  return present({
    id: asText(prize['prize_id']) ?? key,
    label: asText(prize['label']) ?? '',
    isWinning: isNo(prize['loosing_option']),
    chances: chances === undefined ? undefined : Math.max(0, chances),
    code: asText(prize['code']),
    redirect: redirectFromWire(prize),
  }) as Prize;
}

/** A missing value counts as a loss, so that nobody wins by a mistake. */
function isNo(value: unknown): boolean {
  return value === false || value === 'no' || value === 'false' || asNumber(value) === 0;
}

function redirectFromWire(prize: WireRecord): PrizeRedirect | undefined {
  const options = asRecord(prize['redirect_to_options']) ?? {};
  const url = asText(options['redirect_to_url']) ?? '';
  const delay = asNumber(options['redirect_close_delay']);
  const to = destination(prize['redirect_to'], url, asFlag(options['redirect_close']));
  if (to === 'none') return undefined;
  return delay === undefined || delay < 0 ? { to, url } : { to, url, delaySeconds: delay };
}

/** With these values a server says that a prize leads nowhere, whatever address its options hold. */
const NOWHERE: readonly unknown[] = ['none', 'no', '0', 0, false];

function destination(redirectTo: unknown, url: string, closes: boolean): PrizeRedirect['to'] {
  if (redirectTo === 'close' || (closes && url === '')) return 'close';
  return url !== '' && !NOWHERE.includes(redirectTo) ? 'url' : 'none';
}
