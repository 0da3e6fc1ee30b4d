import { sideProducts } from '../layouts/side-offers.ts';
import { sideSteps } from '../layouts/side-talk.ts';
import { sideArch } from '../layouts/side.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';
import { fromLeft, onIdle, onReading } from './suggested-settings.ts';

const PLANS: readonly FormatPlan[] = [
  {
    number: 1,
    purpose: 'products',
    layout: sideProducts,
    theme: 'dawn',
    art: 'bag',
    size: { width: 380, height: 570 },
    settings: onReading,
  },
  {
    number: 2,
    purpose: 'newsletter',
    layout: sideArch,
    theme: 'mint',
    art: 'forestPath',
    photo: 'sea',
    fields: ['email'],
    size: { width: 380, height: 606 },
    settings: fromLeft,
  },
  {
    number: 3,
    purpose: 'contact',
    layout: sideSteps,
    theme: 'ink',
    art: 'helper',
    photo: 'hat',
    fields: ['phone'],
    size: { width: 380, height: 540 },
    settings: onIdle,
  },
];

export const BROWSING_FORMATS = buildFormats('browsing', PLANS);
