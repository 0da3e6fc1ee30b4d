import type { FormatCopy } from '../copy.ts';

export const gamifiedEn: FormatCopy = {
  1: { eyebrow: 'One spin for everyone', headline: 'Spin for *up to 30%* off', text: 'Every visitor gets one turn. Leave your e-mail and let it roll.', button: 'Give me my spin', second: 'I never win anyway', small: 'Prizes are valid for 7 days.', thanks: 'Thank you', thanksText: 'Your prize is on its way to your inbox.' },
  2: { eyebrow: 'Scratch day', headline: 'There is something *under here*', text: 'Three cards in four win. Tell us where to send the prize, then take a coin.', button: 'Let me scratch', small: 'One card a visitor. No purchase needed.', thanks: 'Thank you', thanksText: 'Your prize is on its way to your inbox.' },
  3: { eyebrow: 'Our birthday, your gift', headline: 'Choose *your* box', text: 'We turn ten, and you get the presents. One of these is for you.', button: 'Show me the boxes', second: 'Maybe next year', small: 'Prizes until the end of the month.', thanks: 'Thank you', thanksText: 'Your gift is on its way to your inbox.' },
};
