import type { FormatCopy } from '../../copy.ts';

export const browsing = {
  1: {
    name: 'You may also like',
    eyebrow: 'While you’re here',
    headline: 'You may *like these*, too',
    button: 'See the collection',
    second: 'Just looking',
    thanks: 'Enjoy',
    thanksText: 'The collection is one click away.',
  },
  2: {
    name: 'Reading companion',
    headline: 'Read the rest *outdoors*',
    text: 'Our best stories by email, to read wherever you like.',
    button: 'Send me the stories',
    small: 'For walks, benches and trains.',
    thanks: 'Lace up',
    thanksText: 'Our next story will be in your inbox.',
  },
  3: {
    name: 'Size helper',
    headline: 'Find your size in *three steps*',
    items: ['Leave your number', 'We ask a few quick questions', 'You get your size'],
    button: 'Help me choose',
    small: 'Free, no strings attached.',
    thanks: 'We’re on it',
    thanksText: 'We’ll be in touch as soon as we can.',
  },
} satisfies FormatCopy;
