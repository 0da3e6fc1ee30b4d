import type { FormatCopy } from '../copy.ts';

export const gamifiedEn: FormatCopy = {
  1: {
    name: 'Prize wheel',
    eyebrow: 'One spin for everyone',
    headline: 'Spin for *up to 30%* off',
    text: 'Every visitor gets one turn. Leave your e-mail and spin.',
    button: 'Give me my spin',
    second: 'No, thanks',
    small: 'Unsubscribe at any time.',
    thanks: 'Thank you',
    thanksText: 'Enjoy your prize.',
  },
  2: {
    name: 'Scratch card',
    eyebrow: 'Scratch day',
    headline: 'What is *under here*?',
    text: 'Tell us your e-mail, then take a coin.',
    button: 'Let me scratch',
    small: 'One card per visitor.',
    thanks: 'Thank you',
    thanksText: 'Enjoy your prize.',
  },
  3: {
    name: 'Gift boxes',
    eyebrow: 'Gifts for our guests',
    headline: 'Choose *your* box',
    text: 'Open one of these and see what is inside.',
    button: 'Show me the boxes',
    second: 'No, thanks',
    small: 'One box for each visitor.',
    thanks: 'Thank you',
    thanksText: 'Enjoy your gift.',
  },
};
