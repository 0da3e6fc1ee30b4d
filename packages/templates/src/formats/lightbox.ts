import { lightboxEn } from '../copy/en/lightbox.ts';
import { lightboxHe } from '../copy/he/lightbox.ts';
import { appStage, dateStub, scoreRow, twoSteps } from '../layouts/asking.ts';
import { archInvitation, framed, landStrip, notice, overPattern, paperOnColour, quoted, yesOrNo } from '../layouts/cards.ts';
import { filmAbove } from '../layouts/film.ts';
import { artTop, countdownHero, ticketStub } from '../layouts/offer.ts';
import { darkHalf, productStage, sceneFirst, sceneLast, slantedOffer, twoSides } from '../layouts/split.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';
import { forEveryone, onLeaving, withClock, withSnow } from './suggested-settings.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'Sunday letter', he: 'מכתב יום ראשון' }, purpose: 'newsletter', layout: sceneFirst, theme: 'dawn', art: 'morning', fields: ['email'], size: { width: 800, height: 500 } },
  { number: 2, name: { en: 'Slanted welcome', he: 'ברוכים הבאים באלכסון' }, purpose: 'discount', layout: slantedOffer, theme: 'candy', art: 'tag', fields: ['email'], size: { width: 820, height: 480 } },
  { number: 3, name: { en: 'Packed cart', he: 'עגלה ארוזה' }, purpose: 'cart', layout: artTop, theme: 'mint', art: 'cart', size: { width: 500, height: 620 }, settings: onLeaving },
  { number: 4, name: { en: 'Early access', he: 'כניסה מוקדמת' }, purpose: 'launch', layout: framed, theme: 'ink', art: 'bottle', fields: ['email'], size: { width: 620, height: 560 } },
  { number: 5, name: { en: 'Practical guide', he: 'מדריך מעשי' }, purpose: 'ebook', layout: darkHalf, theme: 'cobalt', art: 'book', fields: ['name', 'work-email'], size: { width: 860, height: 540 } },
  { number: 6, name: { en: 'Live webinar', he: 'וובינר חי' }, purpose: 'webinar', layout: dateStub, theme: 'midnight', art: 'laptop', fields: ['name', 'email'], size: { width: 860, height: 600 } },
  { number: 7, name: { en: 'Gift ticket', he: 'כרטיס מתנה' }, purpose: 'discount', layout: ticketStub, theme: 'citrus', art: 'ticket', fields: ['email'], size: { width: 820, height: 440 } },
  { number: 8, name: { en: 'Last hours', he: 'השעות האחרונות' }, purpose: 'discount', layout: countdownHero, theme: 'midnight', art: 'confetti', size: { width: 720, height: 560 }, settings: withClock },
  { number: 9, name: { en: 'Two short steps', he: 'שני צעדים קצרים' }, purpose: 'survey', layout: twoSteps, theme: 'lilac', art: 'chat', fields: ['options', 'email'], size: { width: 820, height: 560 } },
  { number: 10, name: { en: 'New sole', he: 'סוליה חדשה' }, purpose: 'launch', layout: productStage, theme: 'sky', art: 'sneaker', size: { width: 880, height: 510 } },
  { number: 11, name: { en: 'Under the tree', he: 'מתחת לעץ' }, purpose: 'holiday', layout: sceneLast, theme: 'holly', art: 'pines', fields: ['email'], size: { width: 820, height: 520 }, settings: withSnow },
  { number: 12, name: { en: 'In your pocket', he: 'בכיס' }, purpose: 'app', layout: appStage, theme: 'sky', art: 'phone', size: { width: 840, height: 480 } },
  { number: 13, name: { en: 'Both of you', he: 'שניכם' }, purpose: 'referral', layout: twoSides, theme: 'lilac', art: 'friends', fields: ['email'], size: { width: 680, height: 520 } },
  { number: 14, name: { en: 'On the road', he: 'בדרך אליך' }, purpose: 'shipping', layout: landStrip, theme: 'mint', art: 'truck', tone: 'tint', size: { width: 640, height: 612 } },
  { number: 15, name: { en: 'See it live', he: 'לראות בעיניים' }, purpose: 'demo', layout: paperOnColour, theme: 'cobalt', art: 'chart', fields: ['name', 'work-email', 'size'], tone: 'deep', size: { width: 900, height: 610 } },
  { number: 16, name: { en: 'Nought to ten', he: 'אפס עד עשר' }, purpose: 'feedback', layout: scoreRow, theme: 'paper', art: 'megaphone', fields: ['scale'], size: { width: 640, height: 500 } },
  { number: 17, name: { en: 'Evening in the woods', he: 'ערב ביער' }, purpose: 'event', layout: archInvitation, theme: 'forest', art: 'forestPath', fields: ['name', 'email'], size: { width: 840, height: 610 } },
  { number: 18, name: { en: 'Back on the shelf', he: 'חזר למדף' }, purpose: 'stock', layout: quoted, theme: 'sand', art: 'bottle', fields: ['email'], size: { width: 840, height: 460 } },
  { number: 19, name: { en: 'Privacy note', he: 'הודעת פרטיות' }, purpose: 'notice', layout: notice, theme: 'paper', art: 'shield', size: { width: 640, height: 326 }, settings: forEveryone },
  { number: 20, name: { en: 'Before you go', he: 'רגע לפני' }, purpose: 'discount', layout: yesOrNo, theme: 'citrus', art: 'tag', size: { width: 640, height: 570 }, settings: onLeaving },
  { number: 21, name: { en: 'Kitchen club', he: 'מועדון המטבח' }, purpose: 'newsletter', layout: overPattern, theme: 'forest', art: 'leaves', fields: ['name', 'email'], size: { width: 640, height: 580 } },
  { number: 22, name: { en: 'The film', he: 'הסרט' }, purpose: 'launch', layout: filmAbove, theme: 'midnight', art: 'film', fields: ['email'], size: { width: 760, height: 640 } },
];

export const LIGHTBOX_FORMATS = buildFormats('lightbox', PLANS, { en: lightboxEn, he: lightboxHe });
