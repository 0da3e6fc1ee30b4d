import type { PopupType } from '@beckon/contract/values';
import type { Format, Purpose } from '@beckon/templates';

/** Names of popup types in other products. */
const TYPE_SYNONYMS: Readonly<Partial<Record<PopupType, string>>> = {
  lightbox: 'modal window לייטבוקס מודאל',
  bar: 'banner strip ribbon sticky floating announcement באנר פס עליון',
  sside: 'slide in corner box סלייד פינה',
  fullpage: 'fullscreen full-screen welcome mat overlay מסך',
  embedded: 'inline',
  gamified: 'gamification gamified spin to win lucky fortune wheel scratch גלגל המזל גירוד הגרלה',
  social: 'whatsapp messenger chat וואטסאפ ווטסאפ מסנג׳ר צ׳אט שיתוף אינסטגרם',
  mobile: 'phone טלפון מובייל',
};

const PURPOSE_SYNONYMS: Readonly<Partial<Record<Purpose, string>>> = {
  newsletter:
    'email e-mail mailing list subscribe sign up signup leads אימייל מייל דיוור הרשמה לידים',
  discount: 'coupon promo offer sale % percent קופון מבצע קוד אחוז סייל',
  cart: 'abandoned abandonment checkout basket נטושה נטישה סל קופה',
  notice: 'cookie consent gdpr privacy announcement פרטיות עוגיות',
  holiday: 'christmas black friday discount coupon חגים חנוכה פסח ראש השנה קופון',
  shipping: 'delivery משלוחים',
  ebook: 'ebook download lead magnet pdf הורדה',
  survey: 'poll question quiz שאלה שאלון',
  feedback: 'nps rating review דירוג ביקורת',
  contact: 'call back phone טלפון שיחה',
  products: 'upsell cross-sell related מוצרים',
  game: 'coupon discount קופון הנחה',
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
  'פופאפ',
  'פופאפים',
  'עם',
  'של',
]);

/** Synonyms by which a format is found, from its type, its purpose and its initial settings. */
export function synonymsOf({ type, purpose, settings }: Format): string {
  return [
    TYPE_SYNONYMS[type] ?? '',
    PURPOSE_SYNONYMS[purpose] ?? '',
    settings.triggers?.exitIntent === undefined ? '' : 'exit intent leaving יציאה עזיבה',
    settings.appearance?.timer === undefined ? '' : 'countdown timer clock טיימר שעון ספירה לאחור',
  ].join(' ');
}

/** The words of a search, without words that do not distinguish designs, such as “popup” and “for”. */
export function wordsIn(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => !FILLERS.has(word));
}
