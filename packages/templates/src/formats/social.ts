import {
  chatPlugin,
  chatPluginWithPerson,
  followCard,
  messengerTalk,
  shareCard,
  toMessenger,
  toMessengerWithList,
  wallCard,
} from '../layouts/talk.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';

const PLANS: readonly FormatPlan[] = [
  {
    number: 1,
    purpose: 'contact',
    layout: followCard,
    theme: 'candy',
    art: 'grid',
    photo: 'beauty',
    size: { width: 420, height: 590 },
  },
  {
    number: 2,
    purpose: 'contact',
    layout: messengerTalk,
    theme: 'mint',
    art: 'chat',
    photo: 'hat',
    size: { width: 420, height: 620 },
  },
  {
    number: 3,
    purpose: 'contact',
    layout: chatPlugin,
    theme: 'sky',
    art: 'fitting',
    size: { width: 420, height: 470 },
  },
  {
    number: 4,
    purpose: 'discount',
    layout: toMessenger,
    theme: 'lilac',
    art: 'shopStreet',
    size: { width: 420, height: 580 },
  },
  {
    number: 5,
    purpose: 'referral',
    layout: shareCard,
    theme: 'cobalt',
    art: 'megaphone',
    photo: 'gifts',
    size: { width: 420, height: 520 },
  },
  {
    number: 6,
    purpose: 'event',
    layout: wallCard,
    theme: 'dawn',
    art: 'photoWall',
    fields: ['email'],
    size: { width: 420, height: 570 },
  },
  {
    number: 7,
    purpose: 'contact',
    layout: chatPluginWithPerson,
    theme: 'forest',
    art: 'helper',
    size: { width: 420, height: 450 },
  },
  {
    number: 8,
    purpose: 'notice',
    layout: toMessengerWithList,
    theme: 'sand',
    art: 'truck',
    photo: 'bags',
    size: { width: 420, height: 510 },
  },
];

export const SOCIAL_FORMATS = buildFormats('social', PLANS);
