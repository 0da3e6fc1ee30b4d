import { mobileEn } from '../copy/en/mobile.ts';
import { mobileHe } from '../copy/he/mobile.ts';
import { sideApp, sideArch, sideCard, sideClock, sideCoupon, sideDark, sideDate, sideFrame, sideNotice, sideNumber, sidePattern, sidePoll, sidePoster, sideReceipt, sideScene, sideSteps } from '../layouts/side.ts';
import { messengerTalk } from '../layouts/talk.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';
import { forEveryone, onLeaving, withClock } from './suggested-settings.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'Good morning', he: 'בוקר טוב' }, purpose: 'newsletter', layout: sideScene, theme: 'dawn', art: 'morning', fields: ['email'], size: { width: 360, height: 560 } },
  { number: 2, name: { en: 'Thumb and done', he: 'אגודל וזהו' }, purpose: 'discount', layout: sideNumber, theme: 'citrus', art: 'tag', fields: ['email'], size: { width: 360, height: 520 } },
  { number: 3, name: { en: 'Left in the cart', he: 'נשאר בעגלה' }, purpose: 'cart', layout: sideCard, theme: 'sky', art: 'cart', size: { width: 360, height: 500 }, settings: onLeaving },
  { number: 4, name: { en: 'Call me', he: 'תתקשרו אליי' }, purpose: 'contact', layout: sideDark, theme: 'mint', art: 'helper', fields: ['phone'], size: { width: 360, height: 580 } },
  { number: 5, name: { en: 'Next order', he: 'ההזמנה הבאה' }, purpose: 'discount', layout: sideCoupon, theme: 'candy', art: 'gift', size: { width: 360, height: 520 } },
  { number: 6, name: { en: 'Fast hands', he: 'ידיים מהירות' }, purpose: 'discount', layout: sideClock, theme: 'lilac', art: 'hourglass', size: { width: 360, height: 500 }, settings: withClock },
  { number: 7, name: { en: 'One tap', he: 'נגיעה אחת' }, purpose: 'feedback', layout: sidePoll, theme: 'mint', art: 'chat', fields: ['faces'], size: { width: 360, height: 400 } },
  { number: 8, name: { en: 'Door bell', he: 'פעמון בדלת' }, purpose: 'stock', layout: sideFrame, theme: 'ink', art: 'bell', fields: ['email'], size: { width: 360, height: 560 } },
  { number: 9, name: { en: 'The film club', he: 'מועדון הסרט' }, purpose: 'event', layout: sideDate, theme: 'midnight', art: 'ticket', fields: ['email'], size: { width: 360, height: 570 } },
  { number: 10, name: { en: 'Terrace', he: 'מרפסת' }, purpose: 'newsletter', layout: sideArch, theme: 'sand', art: 'arches', fields: ['email'], size: { width: 360, height: 560 } },
  { number: 11, name: { en: 'Get it', he: 'להוריד' }, purpose: 'app', layout: sideApp, theme: 'cobalt', art: 'phone', size: { width: 360, height: 580 } },
  { number: 12, name: { en: 'Talk to us', he: 'לדבר איתנו' }, purpose: 'contact', layout: messengerTalk, theme: 'forest', art: 'chat', size: { width: 360, height: 460 } },
  { number: 13, name: { en: 'Three things', he: 'שלושה דברים' }, purpose: 'referral', layout: sideSteps, theme: 'candy', art: 'friends', fields: ['email'], size: { width: 360, height: 580 } },
  { number: 14, name: { en: 'Checked shirt', he: 'חולצה משובצת' }, purpose: 'launch', layout: sidePattern, theme: 'lilac', art: 'grid', fields: ['email'], size: { width: 360, height: 540 } },
  { number: 15, name: { en: 'Billboard', he: 'שלט חוצות' }, purpose: 'holiday', layout: sidePoster, theme: 'holly', art: 'gift', fields: ['email'], tone: 'deep', size: { width: 360, height: 520 } },
  { number: 16, name: { en: 'Paper note', he: 'פתק' }, purpose: 'survey', layout: sideReceipt, theme: 'paper', art: 'book', fields: ['email'], size: { width: 360, height: 560 } },
  { number: 17, name: { en: 'Privacy card', he: 'כרטיס פרטיות' }, purpose: 'notice', layout: sideNotice, theme: 'forest', art: 'shield', size: { width: 360, height: 440 }, settings: forEveryone },
];

export const MOBILE_FORMATS = buildFormats('mobile', PLANS, { en: mobileEn, he: mobileHe });
