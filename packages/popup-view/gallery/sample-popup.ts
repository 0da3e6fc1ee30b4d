import type { DrawnPrize } from '@beckon/contract/popup';
import { defaultSettings } from '@beckon/contract/settings';
import { BACKGROUNDS, ENTRY_EFFECTS, EXIT_EFFECTS } from '@beckon/contract/values';
import type { Format } from '@beckon/templates';
import type { PopupViewProps } from '../src/view-contract.ts';
import type { Choice } from './choice.ts';

type Popup = PopupViewProps['popup'];
type Settings = ReturnType<typeof defaultSettings>;

export const POPUP_ID = 'galleryPopup1';

/**
 * A popup of that format as its owner sees it first. Parameters of the address may set other
 * effects or another way to close.
 */
export function samplePopup(
  { type, format, settings: patch }: Format,
  { language }: Choice,
  html: string,
  parameters: URLSearchParams,
): Popup {
  const { appearance, closing, afterConversion } = defaultSettings(type);
  return {
    id: POPUP_ID,
    name: format,
    type,
    format,
    accountId: 'gallery',
    target: 'lead',
    language,
    template: { html },
    viewerId: 'gallery',
    triggers: {},
    filters: {},
    frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
    stopForConverted: false,
    appearance: {
      timer: { version: 1, value: '14:59' },
      ...appearance,
      ...patch.appearance,
      ...chosenEffects(parameters),
    },
    closing: { ...closing, ...patch.closing, ...chosenClosing(parameters) },
    afterConversion,
    isFreePlan: false,
    hasCredit: parameters.has('credit'),
    ...(type === 'gamified' && { game: sampleGame(format, language) }),
    coupon: { type: 'fixed', code: 'WELCOME10' },
  };
}

export function samplePrize({ language }: Choice): DrawnPrize {
  return {
    id: 'p1',
    label: language === 'he' ? '20% הנחה' : '20% off',
    isWinning: true,
    code: 'WIN20',
  };
}

function sampleGame(name: string, language: Choice['language']): NonNullable<Popup['game']> {
  const game = name === 'format_1' ? 'wheel' : name === 'format_2' ? 'scratch' : 'gift';
  const labels =
    language === 'he'
      ? ['20% הנחה', 'משלוח חינם', 'נסו שוב', 'מתנה', '5% הנחה', 'לא הפעם']
      : ['20% off', 'Free shipping', 'Try again', 'A gift', '5% off', 'Not today'];
  const prizes = labels.map((label, index) => ({
    id: `p${index + 1}`,
    label,
    isWinning: index % 3 !== 2,
  }));
  return { game, prizes, skipsPlayScreenAfterWin: false, hasCoupon: false, formComes: 'never' };
}

function chosenEffects(parameters: URLSearchParams): Partial<Settings['appearance']> {
  const entryEffect = ENTRY_EFFECTS.find((name) => name === parameters.get('entry')) ?? 'none';
  const exitEffect = EXIT_EFFECTS.find((name) => name === parameters.get('exit')) ?? 'fadeOut';
  const background = BACKGROUNDS.find((name) => name === parameters.get('background'));
  return {
    entryEffect,
    exitEffect,
    ...(background && { background }),
    ...(parameters.has('push') && { pushesPage: true }),
  };
}

function chosenClosing(parameters: URLSearchParams): Partial<Settings['closing']> {
  const option = (['x', 'button', 'none'] as const).find(
    (name) => name === parameters.get('close'),
  );
  return {
    ...(option && { option }),
    ...(parameters.has('comment') && { comment: parameters.get('comment') ?? '' }),
  };
}
