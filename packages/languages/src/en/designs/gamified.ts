import type { FormatCopy } from '../../copy.ts';

export const gamified = {
  1: {
    name: 'Prize wheel',
    eyebrow: 'One spin for everyone',
    headline: 'Spin for *up to 30%* off',
    text: 'Every visitor gets one spin. Leave your email and give it a go.',
    button: 'Give me my spin',
    second: 'No, thanks',
    small: 'Unsubscribe at any time.',
    thanks: 'Thank you',
    thanksText: 'Enjoy your prize.',
  },
  2: {
    name: 'Scratch card',
    eyebrow: 'Scratch and win',
    headline: 'What’s *under here*?',
    text: 'Leave your email, then grab a coin.',
    button: 'Let me scratch',
    small: 'One card per visitor.',
    thanks: 'Thank you',
    thanksText: 'Enjoy your prize.',
  },
  3: {
    name: 'Gift boxes',
    eyebrow: 'Gifts for our guests',
    headline: 'Choose *your* box',
    text: 'Open one and see what’s inside.',
    button: 'Show me the boxes',
    second: 'No, thanks',
    small: 'One box per visitor.',
    thanks: 'Thank you',
    thanksText: 'Enjoy your gift.',
  },
} satisfies FormatCopy;
