import { embeddedEn } from '../copy/en/embedded.ts';
import { embeddedHe } from '../copy/he/embedded.ts';
import {
  articleBox,
  contactForm,
  guideBox,
  offerFrame,
  pageBand,
  pagePoll,
  writersNote,
} from '../layouts/embedded.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';
import { inPage } from './suggested-settings.ts';

const PLANS: readonly FormatPlan[] = [
  {
    number: 1,
    name: { en: 'Keep reading', he: 'ממשיכים לקרוא' },
    purpose: 'newsletter',
    layout: articleBox,
    theme: 'sand',
    art: 'reader',
    fields: ['email'],
    size: { width: 760, height: 340 },
    settings: inPage,
  },
  {
    number: 2,
    name: { en: 'Band of colour', he: 'פס צבע' },
    purpose: 'newsletter',
    layout: pageBand,
    theme: 'cobalt',
    art: 'stripes',
    fields: ['email'],
    tone: 'accent',
    size: { width: 900, height: 220 },
    settings: inPage,
  },
  {
    number: 3,
    name: { en: 'Write to us', he: 'כתבו לנו' },
    purpose: 'contact',
    layout: contactForm,
    theme: 'forest',
    art: 'helper',
    fields: ['name', 'email', 'message'],
    size: { width: 860, height: 470 },
    settings: inPage,
  },
  {
    number: 4,
    name: { en: 'In-text question', he: 'שאלה בתוך הטקסט' },
    purpose: 'survey',
    layout: pagePoll,
    theme: 'lilac',
    art: 'chat',
    fields: ['faces'],
    size: { width: 640, height: 350 },
    settings: inPage,
  },
  {
    number: 5,
    name: { en: 'Take-away guide', he: 'מדריך לקחת' },
    purpose: 'ebook',
    layout: guideBox,
    theme: 'mint',
    art: 'book',
    fields: ['email'],
    tone: 'tint',
    size: { width: 800, height: 400 },
    settings: inPage,
  },
  {
    number: 6,
    name: { en: 'Framed offer', he: 'הצעה במסגרת' },
    purpose: 'discount',
    layout: offerFrame,
    theme: 'ink',
    art: 'tag',
    fields: ['email'],
    size: { width: 760, height: 360 },
    settings: inPage,
  },
  {
    number: 7,
    name: { en: 'The author asks', he: 'הכותבת שואלת' },
    purpose: 'newsletter',
    layout: writersNote,
    theme: 'dawn',
    art: 'face',
    fields: ['email'],
    tone: 'tint',
    size: { width: 640, height: 360 },
    settings: inPage,
  },
];

export const EMBEDDED_FORMATS = buildFormats('embedded', PLANS, { en: embeddedEn, he: embeddedHe });
