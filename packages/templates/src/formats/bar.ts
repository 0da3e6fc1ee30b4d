import { barEn } from '../copy/en/bar.ts';
import { barHe } from '../copy/he/bar.ts';
import { barApart, barApp, barArt, barCall, barClock, barCoupon, barDate, barFaces, barForm, barLine, barLoud, barNotice, barNumber, barPattern, barPill, barPromises, barTicker } from '../layouts/bars.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';
import { atBottom, withClock } from './suggested-settings.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'One clear line', he: 'שורה אחת ברורה' }, purpose: 'shipping', layout: barLine, theme: 'cobalt', art: 'truck', tone: 'deep', size: { width: 1920, height: 80 } },
  { number: 2, name: { en: 'Ask and send', he: 'לשאול ולשלוח' }, purpose: 'newsletter', layout: barForm, theme: 'mint', art: 'envelope', fields: ['email'], size: { width: 1920, height: 82 } },
  { number: 3, name: { en: 'Clock in the middle', he: 'שעון באמצע' }, purpose: 'discount', layout: barClock, theme: 'midnight', art: 'hourglass', tone: 'deep', size: { width: 1920, height: 80 }, settings: withClock },
  { number: 4, name: { en: 'News ribbon', he: 'סרט חדשות' }, purpose: 'notice', layout: barTicker, theme: 'ink', art: 'megaphone', tone: 'accent', size: { width: 1920, height: 78 } },
  { number: 5, name: { en: 'Code to copy', he: 'קוד להעתקה' }, purpose: 'discount', layout: barCoupon, theme: 'dawn', art: 'tag', tone: 'tint', size: { width: 1920, height: 96 } },
  { number: 6, name: { en: 'Privacy bar', he: 'פס פרטיות' }, purpose: 'notice', layout: barNotice, theme: 'paper', art: 'shield', size: { width: 1920, height: 104 }, settings: atBottom },
  { number: 7, name: { en: 'New, in a pill', he: 'חדש' }, purpose: 'launch', layout: barPill, theme: 'lilac', art: 'rocket', size: { width: 1920, height: 60 } },
  { number: 8, name: { en: 'Van in sight', he: 'המשאית בדרך' }, purpose: 'shipping', layout: barArt, theme: 'citrus', art: 'truck', size: { width: 1920, height: 126 } },
  { number: 9, name: { en: 'From afar', he: 'מרחוק' }, purpose: 'holiday', layout: barNumber, theme: 'holly', art: 'gift', size: { width: 1920, height: 104 } },
  { number: 10, name: { en: 'How was it', he: 'איך היה' }, purpose: 'feedback', layout: barFaces, theme: 'sky', art: 'chat', fields: ['faces'], size: { width: 1920, height: 136 }, settings: atBottom },
  { number: 11, name: { en: 'We call back', he: 'נחזור אליך' }, purpose: 'contact', layout: barCall, theme: 'forest', art: 'helper', fields: ['phone'], size: { width: 1920, height: 84 }, settings: atBottom },
  { number: 12, name: { en: 'Get the app', he: 'האפליקציה' }, purpose: 'app', layout: barApp, theme: 'sky', art: 'phone', tone: 'tint', size: { width: 1920, height: 104 }, settings: atBottom },
  { number: 13, name: { en: 'Striped', he: 'פסים' }, purpose: 'discount', layout: barPattern, theme: 'candy', art: 'stripes', tone: 'accent', size: { width: 1920, height: 84 } },
  { number: 14, name: { en: 'Start and end', he: 'התחלה וסוף' }, purpose: 'webinar', layout: barApart, theme: 'cobalt', art: 'laptop', fields: ['email'], size: { width: 1920, height: 106 }, settings: atBottom },
  { number: 15, name: { en: 'Three promises', he: 'שלוש הבטחות' }, purpose: 'notice', layout: barPromises, theme: 'sand', art: 'plant', tone: 'tint', size: { width: 1920, height: 80 } },
  { number: 16, name: { en: 'Save the date', he: 'לשמור את התאריך' }, purpose: 'event', layout: barDate, theme: 'forest', art: 'calendar', fields: ['email'], size: { width: 1920, height: 90 } },
  { number: 17, name: { en: 'Loud', he: 'בקול רם' }, purpose: 'launch', layout: barLoud, theme: 'citrus', art: 'megaphone', tone: 'deep', size: { width: 1920, height: 110 } },
];

export const BAR_FORMATS = buildFormats('bar', PLANS, { en: barEn, he: barHe });
