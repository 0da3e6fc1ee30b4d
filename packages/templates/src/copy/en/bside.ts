import type { FormatCopy } from '../copy.ts';

export const bsideEn: FormatCopy = {
  1: { headline: 'Coffee and *one* good idea', text: 'In your inbox, Mondays at seven.', button: 'Pour me one', small: 'Free. Decaf on request.', thanks: 'Brewing', thanksText: 'The first cup comes on Monday.' },
  2: { person: 'Adam', role: 'Knows the stock by heart', headline: 'Not sure which size?', text: 'I measure it for you and answer in a minute.', button: 'Ask Adam', second: 'I am fine', thanks: 'On it', thanksText: 'Adam is looking.' },
  3: { value: '20', unit: '%', word: 'off', headline: 'One ticket, *one* order', text: 'Valid for anything in your cart today.', code: 'ADMIT20', thanks: 'Enjoy', thanksText: 'The code works until midnight.' },
  4: { eyebrow: 'Same-day delivery', headline: 'Order in time, *wear it tonight*', button: 'Go to checkout', second: 'Tomorrow is fine', thanks: 'Quick', thanksText: 'We pack it now.' },
  5: { headline: 'What should we write about?', question: 'Choose as many as you like', options: ['Recipes', 'Interiors', 'Travel', 'People'], button: 'Send me that', small: 'Only what you chose.', thanks: 'Made to measure', thanksText: 'The first issue is already on its way.' },
  6: { quote: 'I plan my Saturdays around it.', person: 'Yael M.', role: 'Subscriber', headline: 'The Saturday list', button: 'Join', thanks: 'Welcome', thanksText: 'See you on Saturday.' },
  7: { value: '15', unit: '%', headline: 'Psst. *First order?*', text: 'Take this with you, no strings.', button: 'Thanks!', code: 'PSST15', thanks: 'All yours', thanksText: 'Use the code at the checkout.' },
  8: { headline: 'Better in the *app*', text: 'Track parcels, reorder with a tap.', items: ['App Store', 'Google Play'], thanks: 'See you there', thanksText: 'Your account moves along.' },
  9: { eyebrow: 'Closed now', headline: 'We *call you* in the morning', text: 'Leave a number, and someone rings before ten.', button: 'Call me', small: 'On weekdays. One call, no list.', thanks: 'Good night', thanksText: 'We call before ten.' },
};
