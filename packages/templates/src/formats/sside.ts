import { ssideEn } from '../copy/en/sside.ts';
import { ssideHe } from '../copy/he/sside.ts';
import { sideApp, sideArch, sideCard, sideClock, sideCoupon, sideDark, sideDate, sideFrame, sideNotice, sideNumber, sidePattern, sidePoll, sidePoster, sideProducts, sideQuote, sideReceipt, sideScene, sideSteps, sideTalk } from '../layouts/side.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';
import { forEveryone, withClock } from './suggested-settings.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'Ring the bell', he: 'פעמון' }, purpose: 'stock', layout: sideCard, theme: 'lilac', art: 'bell', fields: ['email'], size: { width: 380, height: 565 } },
  { number: 2, name: { en: 'Night talk', he: 'שיחת לילה' }, purpose: 'webinar', layout: sideDark, theme: 'cobalt', art: 'laptop', fields: ['email'], size: { width: 380, height: 590 } },
  { number: 3, name: { en: 'Shop window', he: 'חלון ראווה' }, purpose: 'discount', layout: sideNumber, theme: 'candy', art: 'tag', fields: ['email'], size: { width: 380, height: 485 } },
  { number: 4, name: { en: 'Quiet invitation', he: 'הזמנה שקטה' }, purpose: 'launch', layout: sideFrame, theme: 'sand', art: 'bottle', fields: ['email'], size: { width: 380, height: 570 } },
  { number: 5, name: { en: 'Someone is here', he: 'יש כאן מישהו' }, purpose: 'contact', layout: sideTalk, theme: 'mint', art: 'helper', fields: ['message', 'email'], size: { width: 380, height: 555 } },
  { number: 6, name: { en: 'In our words', he: 'במילים שלנו' }, purpose: 'newsletter', layout: sideQuote, theme: 'dawn', art: 'face', fields: ['email'], size: { width: 380, height: 462 } },
  { number: 7, name: { en: 'Quick question', he: 'שאלה קצרה' }, purpose: 'survey', layout: sidePoll, theme: 'sky', art: 'chat', fields: ['options'], size: { width: 380, height: 465 } },
  { number: 8, name: { en: 'Till receipt', he: 'קבלה' }, purpose: 'cart', layout: sideReceipt, theme: 'paper', art: 'cart', size: { width: 380, height: 495 } },
  { number: 9, name: { en: 'By the sea', he: 'ליד הים' }, purpose: 'holiday', layout: sideScene, theme: 'sky', art: 'beach', fields: ['email'], size: { width: 380, height: 610 } },
  { number: 10, name: { en: 'Ticking', he: 'מתקתק' }, purpose: 'discount', layout: sideClock, theme: 'midnight', art: 'hourglass', size: { width: 380, height: 490 }, settings: withClock },
  { number: 11, name: { en: 'You looked at these', he: 'הסתכלת על אלה' }, purpose: 'products', layout: sideProducts, theme: 'ink', art: 'bag', size: { width: 380, height: 595 } },
  { number: 12, name: { en: 'Cut here', he: 'לגזור ולשמור' }, purpose: 'discount', layout: sideCoupon, theme: 'citrus', art: 'ticket', size: { width: 380, height: 488 } },
  { number: 13, name: { en: 'That evening', he: 'הערב ההוא' }, purpose: 'event', layout: sideDate, theme: 'holly', art: 'ticket', fields: ['email'], size: { width: 380, height: 535 } },
  { number: 14, name: { en: 'House tour', he: 'סיור בבית' }, purpose: 'launch', layout: sideArch, theme: 'forest', art: 'shelf', fields: ['email'], size: { width: 380, height: 612 } },
  { number: 15, name: { en: 'Only what is needed', he: 'רק מה שצריך' }, purpose: 'notice', layout: sideNotice, theme: 'cobalt', art: 'lock', size: { width: 380, height: 330 }, settings: forEveryone },
  { number: 16, name: { en: 'Take it along', he: 'קחו אותה אתכם' }, purpose: 'app', layout: sideApp, theme: 'lilac', art: 'phone', size: { width: 380, height: 550 } },
  { number: 17, name: { en: 'Loud', he: 'בקול רם' }, purpose: 'launch', layout: sidePoster, theme: 'citrus', art: 'megaphone', fields: ['email'], size: { width: 380, height: 510 } },
  { number: 18, name: { en: 'Terrazzo', he: 'טרצו' }, purpose: 'newsletter', layout: sidePattern, theme: 'dawn', art: 'grid', fields: ['name', 'email'], size: { width: 380, height: 588 } },
  { number: 19, name: { en: 'Three steps', he: 'שלושה צעדים' }, purpose: 'referral', layout: sideSteps, theme: 'mint', art: 'friends', fields: ['email'], size: { width: 380, height: 525 } },
];

export const SSIDE_FORMATS = buildFormats('sside', PLANS, { en: ssideEn, he: ssideHe });
