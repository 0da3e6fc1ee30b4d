import type { PopupType } from '@beckon/contract/values';
import type { Format, Purpose } from '@beckon/templates';

/** What owners coming from elsewhere call a kind of popup. */
const TYPE_SYNONYMS: Readonly<Partial<Record<PopupType, string>>> = {
  lightbox: 'modal window',
  bar: 'banner strip ribbon sticky floating announcement',
  sside: 'slide in corner box',
  fullpage: 'fullscreen full-screen welcome mat overlay',
  embedded: 'inline',
  gamified: 'gamification gamified spin to win lucky fortune wheel scratch',
  social: 'whatsapp messenger chat',
  mobile: 'phone',
};

const PURPOSE_SYNONYMS: Readonly<Partial<Record<Purpose, string>>> = {
  newsletter: 'email e-mail mailing list subscribe sign up signup leads',
  discount: 'coupon promo offer sale % percent קופון',
  cart: 'abandoned abandonment checkout basket',
  notice: 'cookie consent gdpr privacy announcement',
  holiday: 'christmas black friday discount coupon',
  shipping: 'delivery',
  ebook: 'ebook download lead magnet pdf',
  survey: 'poll question quiz',
  feedback: 'nps rating review',
  contact: 'call back phone',
  products: 'upsell cross-sell related',
  game: 'coupon discount',
};

const FILLERS: ReadonlySet<string> = new Set([
  '',
  'a',
  'an',
  'the',
  'of',
  'for',
  'with',
  'and',
  'my',
  'popup',
  'popups',
  'pop-up',
]);

/** Further names that a format answers to, from its kind, its purpose and what it starts with. */
export function synonymsOf({ type, purpose, settings }: Format): string {
  return [
    TYPE_SYNONYMS[type] ?? '',
    PURPOSE_SYNONYMS[purpose] ?? '',
    settings.triggers?.exitIntent === undefined ? '' : 'exit intent leaving',
    settings.appearance?.timer === undefined ? '' : 'countdown timer clock',
  ].join(' ');
}

/** The words of a search that tell designs apart. */
export function wordsIn(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => !FILLERS.has(word));
}
