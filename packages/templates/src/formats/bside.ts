import { bsideEn } from '../copy/en/bside.ts';
import { bsideHe } from '../copy/he/bside.ts';
import {
  rowApp,
  rowCard,
  rowClock,
  rowDark,
  rowPattern,
  rowPills,
  rowQuote,
  rowTicket,
  rowToast,
} from '../layouts/rows.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';
import { forEveryone, withClock } from './suggested-settings.ts';

const PLANS: readonly FormatPlan[] = [
  {
    number: 1,
    name: { en: 'Lying card', he: 'כרטיס שוכב' },
    purpose: 'newsletter',
    layout: rowCard,
    theme: 'mint',
    art: 'coffee',
    fields: ['email'],
    size: { width: 560, height: 220 },
  },
  {
    number: 2,
    name: { en: 'A word with you', he: 'רגע אחד' },
    purpose: 'contact',
    layout: rowToast,
    theme: 'cobalt',
    art: 'helper',
    size: { width: 420, height: 256 },
    settings: forEveryone,
  },
  {
    number: 3,
    name: { en: 'Torn ticket', he: 'כרטיס קרוע' },
    purpose: 'discount',
    layout: rowTicket,
    theme: 'dawn',
    art: 'ticket',
    size: { width: 500, height: 204 },
  },
  {
    number: 4,
    name: { en: 'Soon over', he: 'תכף נגמר' },
    purpose: 'discount',
    layout: rowClock,
    theme: 'midnight',
    art: 'hourglass',
    size: { width: 420, height: 355 },
    settings: withClock,
  },
  {
    number: 5,
    name: { en: 'Pills', he: 'בחירה מהירה' },
    purpose: 'survey',
    layout: rowPills,
    theme: 'lilac',
    art: 'chat',
    fields: ['choices', 'email'],
    size: { width: 540, height: 344 },
  },
  {
    number: 6,
    name: { en: 'In one line', he: 'בשורה אחת' },
    purpose: 'newsletter',
    layout: rowQuote,
    theme: 'sand',
    art: 'face',
    fields: ['email'],
    size: { width: 460, height: 290 },
  },
  {
    number: 7,
    name: { en: 'Party trick', he: 'הפתעה' },
    purpose: 'discount',
    layout: rowPattern,
    theme: 'candy',
    art: 'dots',
    fields: ['email'],
    size: { width: 500, height: 208 },
  },
  {
    number: 8,
    name: { en: 'Half a phone', he: 'חצי טלפון' },
    purpose: 'app',
    layout: rowApp,
    theme: 'sky',
    art: 'phone',
    size: { width: 500, height: 220 },
  },
  {
    number: 9,
    name: { en: 'After hours', he: 'אחרי שעות העבודה' },
    purpose: 'contact',
    layout: rowDark,
    theme: 'ink',
    art: 'helper',
    fields: ['phone'],
    size: { width: 400, height: 330 },
  },
];

export const BSIDE_FORMATS = buildFormats('bside', PLANS, { en: bsideEn, he: bsideHe });
