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
    purpose: 'newsletter',
    layout: rowCard,
    theme: 'mint',
    art: 'coffee',
    photo: 'coffee',
    fields: ['email'],
    size: { width: 560, height: 220 },
  },
  {
    number: 2,
    purpose: 'contact',
    layout: rowToast,
    theme: 'cobalt',
    art: 'helper',
    size: { width: 420, height: 256 },
    settings: forEveryone,
  },
  {
    number: 3,
    purpose: 'discount',
    layout: rowTicket,
    theme: 'dawn',
    art: 'ticket',
    size: { width: 500, height: 204 },
  },
  {
    number: 4,
    purpose: 'discount',
    layout: rowClock,
    theme: 'midnight',
    art: 'hourglass',
    size: { width: 420, height: 355 },
    settings: withClock,
  },
  {
    number: 5,
    purpose: 'survey',
    layout: rowPills,
    theme: 'lilac',
    art: 'chat',
    fields: ['choices', 'email'],
    size: { width: 540, height: 344 },
  },
  {
    number: 6,
    purpose: 'newsletter',
    layout: rowQuote,
    theme: 'sand',
    art: 'face',
    fields: ['email'],
    size: { width: 460, height: 290 },
  },
  {
    number: 7,
    purpose: 'discount',
    layout: rowPattern,
    theme: 'candy',
    art: 'dots',
    fields: ['email'],
    size: { width: 500, height: 208 },
  },
  {
    number: 8,
    purpose: 'app',
    layout: rowApp,
    theme: 'sky',
    art: 'phone',
    size: { width: 500, height: 220 },
  },
  {
    number: 9,
    purpose: 'contact',
    layout: rowDark,
    theme: 'ink',
    art: 'helper',
    fields: ['phone'],
    size: { width: 400, height: 330 },
  },
];

export const BSIDE_FORMATS = buildFormats('bside', PLANS);
