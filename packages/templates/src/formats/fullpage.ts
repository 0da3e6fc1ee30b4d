import { fullpageEn } from '../copy/en/fullpage.ts';
import { fullpageHe } from '../copy/he/fullpage.ts';
import { fullApp, fullClock, fullEditorial, fullEvent, fullFilm, fullNumber, fullPaper, fullPoster, fullQuestion, fullQuote, fullScene, fullWelcome } from '../layouts/full.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';
import { welcomeScreen, withClock } from './suggested-settings.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'Above the clouds', he: 'מעל העננים' }, purpose: 'newsletter', layout: fullScene, theme: 'sky', art: 'peaks', fields: ['email'], size: { width: 1920, height: 1080 } },
  { number: 2, name: { en: 'Paper in the garden', he: 'נייר בגן' }, purpose: 'newsletter', layout: fullPaper, theme: 'forest', art: 'garden', fields: ['name', 'email'], size: { width: 1920, height: 1080 } },
  { number: 3, name: { en: 'Seen from the street', he: 'רואים מהרחוב' }, purpose: 'discount', layout: fullNumber, theme: 'citrus', art: 'tag', fields: ['email'], size: { width: 1920, height: 1080 } },
  { number: 4, name: { en: 'Midnight sale', he: 'מכירת חצות' }, purpose: 'discount', layout: fullClock, theme: 'midnight', art: 'hourglass', size: { width: 1920, height: 1080 }, settings: withClock },
  { number: 5, name: { en: 'Poster', he: 'כרזה' }, purpose: 'demo', layout: fullPoster, theme: 'cobalt', art: 'chart', fields: ['name', 'work-email', 'size'], tone: 'deep', size: { width: 1920, height: 1080 } },
  { number: 6, name: { en: 'Welcome screen', he: 'מסך פתיחה' }, purpose: 'discount', layout: fullWelcome, theme: 'dawn', art: 'beach', size: { width: 1920, height: 1080 }, settings: welcomeScreen },
  { number: 7, name: { en: 'Magazine page', he: 'עמוד במגזין' }, purpose: 'launch', layout: fullEditorial, theme: 'ink', art: 'bottle', fields: ['email'], size: { width: 1920, height: 1080 } },
  { number: 8, name: { en: 'Big evening', he: 'הערב הגדול' }, purpose: 'event', layout: fullEvent, theme: 'holly', art: 'ticket', fields: ['name', 'email'], size: { width: 1920, height: 1080 } },
  { number: 9, name: { en: 'Which are you', he: 'מי אתם' }, purpose: 'survey', layout: fullQuestion, theme: 'lilac', art: 'chat', fields: ['choices', 'email'], size: { width: 1920, height: 1080 } },
  { number: 10, name: { en: 'Word of mouth', he: 'מפה לאוזן' }, purpose: 'contact', layout: fullQuote, theme: 'mint', art: 'helper', fields: ['name', 'phone', 'email', 'company'], size: { width: 1920, height: 1080 } },
  { number: 11, name: { en: 'App on a stage', he: 'האפליקציה על הבמה' }, purpose: 'app', layout: fullApp, theme: 'candy', art: 'phone', size: { width: 1920, height: 1080 } },
  { number: 12, name: { en: 'Premiere', he: 'בכורה' }, purpose: 'launch', layout: fullFilm, theme: 'midnight', art: 'film', fields: ['email'], tone: 'deep', size: { width: 1920, height: 1080 } },
];

export const FULLPAGE_FORMATS = buildFormats('fullpage', PLANS, { en: fullpageEn, he: fullpageHe });
