import { socialEn } from '../copy/en/social.ts';
import { socialHe } from '../copy/he/social.ts';
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
    name: { en: 'Follow along', he: 'לעקוב' },
    purpose: 'contact',
    layout: followCard,
    theme: 'candy',
    art: 'grid',
    size: { width: 420, height: 590 },
  },
  {
    number: 2,
    name: { en: 'In your messenger', he: 'בהודעות' },
    purpose: 'contact',
    layout: messengerTalk,
    theme: 'mint',
    art: 'chat',
    size: { width: 420, height: 440 },
  },
  {
    number: 3,
    name: { en: 'Chat with us', he: 'צ׳אט איתנו' },
    purpose: 'contact',
    layout: chatPlugin,
    theme: 'sky',
    art: 'helper',
    size: { width: 420, height: 470 },
  },
  {
    number: 4,
    name: { en: 'Offers by message', he: 'הצעות בהודעה' },
    purpose: 'discount',
    layout: toMessenger,
    theme: 'lilac',
    art: 'gift',
    size: { width: 420, height: 480 },
  },
  {
    number: 5,
    name: { en: 'Share it', he: 'לשתף' },
    purpose: 'referral',
    layout: shareCard,
    theme: 'cobalt',
    art: 'megaphone',
    size: { width: 420, height: 520 },
  },
  {
    number: 6,
    name: { en: 'On the wall', he: 'על הקיר' },
    purpose: 'event',
    layout: wallCard,
    theme: 'dawn',
    art: 'grid',
    fields: ['email'],
    size: { width: 420, height: 570 },
  },
  {
    number: 7,
    name: { en: 'Chat with a face', he: 'צ׳אט עם פנים' },
    purpose: 'contact',
    layout: chatPluginWithPerson,
    theme: 'forest',
    art: 'helper',
    size: { width: 420, height: 450 },
  },
  {
    number: 8,
    name: { en: 'Order news', he: 'חדשות על ההזמנה' },
    purpose: 'notice',
    layout: toMessengerWithList,
    theme: 'sand',
    art: 'truck',
    size: { width: 420, height: 510 },
  },
];

export const SOCIAL_FORMATS = buildFormats('social', PLANS, { en: socialEn, he: socialHe });
