import { stepsOf } from '@beckon/contract/popup';
import { blocksOf } from '@beckon/contract/publish-rules';
import { defaultGame } from '@beckon/contract/settings';
import type { Game, PopupType } from '@beckon/contract/values';
import type { Format, Purpose } from '@beckon/templates';

/** Names of popup types in other products. */
const TYPE_SYNONYMS: Readonly<Partial<Record<PopupType, string>>> = {
  lightbox: 'modal window לייטבוקס מודאל',
  bar: 'banner strip ribbon sticky floating announcement באנר פס עליון',
  sside: 'slide in corner box סלייד פינה',
  fullpage: 'fullscreen full-screen welcome mat overlay מסך',
  embedded: 'inline',
  gamified: 'gamification gamified game lucky to win הגרלה',
  social: 'whatsapp messenger chat וואטסאפ ווטסאפ מסנג׳ר צ׳אט שיתוף אינסטגרם',
  mobile: 'phone טלפון מובייל',
};

/** A game is not found by the name of another one. */
const GAME_SYNONYMS: Readonly<Record<Game, string>> = {
  wheel: 'spin the wheel of fortune גלגל המזל',
  scratch: 'scratch card scratchcard כרטיס גירוד',
  gift: 'gift box boxes pick a gift מתנה קופסה',
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
export function synonymsOf({ type, purpose, settings, format, design }: Format): string {
  return [
    TYPE_SYNONYMS[type] ?? '',
    PURPOSE_SYNONYMS[purpose] ?? '',
    type === 'gamified' ? GAME_SYNONYMS[defaultGame(format, 'en').game] : '',
    hasSteps(design.en) ? 'multi-step multistep two-step steps שלבים רב-שלבי' : '',
    blocksOf(design.en, 'Video').length > 0 ? 'video film movie youtube וידאו סרטון סרט' : '',
    settings.triggers?.exitIntent === undefined ? '' : 'exit intent leaving יציאה עזיבה',
    settings.appearance?.timer === undefined ? '' : 'countdown timer clock טיימר שעון ספירה לאחור',
  ].join(' ');
}

function hasSteps(design: Format['design']['en']): boolean {
  return blocksOf(design, 'Form').some((form) => stepsOf(form) > 1);
}

/** What any design can get in its settings, by the words with which owners look for it. */
const TEASERS: ReadonlySet<string> = new Set(['teaser', 'teasers', 'טיזר', 'טיזרים']);

/** Whether the search asks for a teaser, which every design can have. */
export function asksForTeaser(search: string): boolean {
  return search
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => TEASERS.has(word));
}

/** The words of a search, without words that do not distinguish designs, such as “popup” and “for”. */
export function wordsIn(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => !FILLERS.has(word) && !TEASERS.has(word))
    .map(singular);
}

/** The words by which a text is found: each as it is, joined, and its parts. */
export function entriesOf(text: string): readonly string[] {
  const words = text.toLowerCase().split(/\s+/u);
  return words.flatMap((word) => [word, joined(word), ...word.split(/[-–]/u), ...bare(word)]);
}

/** Whether a word of a search is the beginning of one of the words of a design. */
export function isFound(word: string, entries: readonly string[]): boolean {
  return entries.some((entry) => entry.startsWith(word) || entry.startsWith(joined(word)));
}

function joined(word: string): string {
  return word.replaceAll(/[-–]/gu, '');
}

function singular(word: string): string {
  return /^[a-z-]{4,}s$/u.test(word) ? word.slice(0, -1) : word;
}

/** A Hebrew word without the letter before it that is a word of its own, such as “the” and “in”. */
function bare(word: string): readonly string[] {
  return /^[הבלושמכ][א-ת]{3,}/u.test(word) ? [word.slice(1)] : [];
}
