import type { FormatCopy } from '../copy.ts';

export const browsingEn: FormatCopy = {
  1: {
    name: 'You may also like',
    eyebrow: 'While you look',
    headline: 'You may *like these*, too',
    button: 'See the collection',
    second: 'Just looking',
    thanks: 'Enjoy',
    thanksText: 'The collection is one click away.',
  },
  2: {
    name: 'Reading companion',
    headline: 'Read the rest *outdoors*',
    text: 'Our best stories by e-mail, to read wherever you like.',
    button: 'Send me the stories',
    small: 'For walks, benches and trains.',
    thanks: 'Lace up',
    thanksText: 'Our next story will be in your inbox.',
  },
  3: {
    name: 'Size helper',
    headline: 'Find your size in *three steps*',
    items: ['Leave your number', 'We ask you what we need to know', 'We help you choose'],
    button: 'Help me choose',
    small: 'Free, and without obligation.',
    thanks: 'We are on it',
    thanksText: 'We get in touch as soon as we can.',
  },
};
