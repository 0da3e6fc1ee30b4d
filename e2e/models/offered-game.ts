import type { Situation } from '../fixtures/stub.ts';
import { expect } from '@playwright/test';
import type { Language } from '@beckon/contract/values';
import { anOfferedPopup } from './offered-popup.ts';
import type { StillPage } from './still-page.ts';

const ID = 'gamepopup0001';
const FORMATS = { wheel: 'format_1', scratch: 'format_2', gift: 'format_3' } as const;

interface GameChanges {
  readonly game?: keyof typeof FORMATS;
  /** Whether the server draws a winning prize. */
  readonly wins?: boolean;
  readonly labels?: readonly string[];
  /** Parts of the server's answer to the draw, to override. */
  readonly drawn?: object;
  /** Parts of the offered popup, to override. */
  readonly popup?: Record<string, unknown>;
  readonly language?: Language;
  /** When the form comes, relative to the game. */
  readonly form?: 'before' | 'after' | 'never';
  readonly withoutPostPlay?: boolean;
}

/** A game on a page whose clock is stopped. The server has drawn "10% off", or nothing. */
export interface OfferedGame extends StillPage {
  /** The name of the screen that the popup shows. */
  screen(): Promise<string | null>;
  /** Moves the clock on until the prize is known and the game moves towards it. */
  untilItMoves(): Promise<void>;
  /** What a screen reader has announced of the outcome. */
  announced(): Promise<string>;
}

const USUAL: Required<GameChanges> = {
  game: 'wheel',
  wins: true,
  labels: ['10% off', 'Nothing'],
  drawn: {},
  popup: {},
  language: 'en',
  form: 'never',
  withoutPostPlay: false,
};

export async function anOfferedGame(
  situation: Situation,
  changes: GameChanges = {},
): Promise<OfferedGame> {
  const wanted = { ...USUAL, ...changes };
  const { game, form } = wanted;
  const { page, stub } = situation;
  stub.reply(`/api/display/draw/${ID}`, answerToDraw(wanted));
  const still = await anOfferedPopup(situation, wirePopup(wanted));
  const moving = {
    wheel: '.bk-wheel[data-state=spinning]',
    scratch: '.bk-scratch[data-state=revealed]',
    gift: '.bk-gift[data-state=opening]',
  }[game];
  const outcome = page.locator('.bk-game-outcome');
  if (form !== 'before') await still.soon(() => expect(outcome).toBeAttached({ timeout: 1 }));
  return {
    ...still,
    screen: () => still.root.locator('[data-screen]:visible').getAttribute('data-screen'),
    untilItMoves: () => still.soon(async () => expect(await page.locator(moving).count()).toBe(1)),
    announced: async () => (await outcome.textContent()) ?? '',
  };
}

function answerToDraw({ wins, labels, drawn }: Required<GameChanges>): object {
  const won = { prize_id: '1', is_winner: true, label: labels[0], code: 'TEN' };
  const lost = { prize_id: '2', is_winner: false, label: labels[1], code: '' };
  return { success: true, ...(wins ? won : lost), redirect_to: '', ...drawn };
}

function wirePopup({
  game,
  language,
  labels,
  popup,
  form,
  withoutPostPlay,
}: Required<GameChanges>): Record<string, unknown> {
  return {
    poptin_id: ID,
    poptin_type: 'gamified',
    poptin_format: FORMATS[game],
    poptin: template(game),
    lang: language,
    prizes: Object.fromEntries(
      labels.map((label, at) => [
        `p${at}`,
        { prize_id: String(at + 1), label, loosing_option: at % 2 },
      ]),
    ),
    ...popup,
    design_properties: {
      poptin_design_form_position: form,
      disable_post_play_screen: withoutPostPlay ? 1 : 0,
    },
  };
}

function template(game: string): string {
  const field = JSON.stringify({
    id: 'email',
    name: 'email',
    kind: 'email',
    label: 'E-mail',
    placeholder: 'you@example.com',
    isRequired: true,
  });
  return `<style data-css>.poptin-popup{background:#fff;padding:24px;width:560px;font:16px sans-serif}</style><div id="${ID}" class="poptin-popup" data-poptin-id="${ID}">
<section data-screen="form"><h2>Ask</h2><form data-block="form"><div data-block="field" data-field='${field}'></div><button class="poptin-form-submit-button" type="submit">Join</button></form></section>
<section data-screen="play"><h2>Try your luck</h2><div data-block="game" data-game="${game}"></div></section>
<section data-screen="won"><h2>{{prize_label}}: {{prize_code}}</h2></section><section data-screen="lost"><h2>Not this time</h2></section></div>`;
}
