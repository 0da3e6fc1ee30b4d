import type { FormatCopy } from '../copy.ts';

export const bsideEn: FormatCopy = {
  1: { headline: 'Coffee and *one* good idea', text: 'In your inbox, now and then.', button: 'Pour me one', small: 'Free. Decaf on request.', thanks: 'Brewing', thanksText: 'The next cup is yours.' },
  2: { person: 'Our team', role: 'Happy to help', headline: 'Not sure what to choose?', text: 'Ask us. We like questions.', button: 'Ask us', second: 'I am fine', thanks: 'On it', thanksText: 'We answer as soon as we can.' },
  3: { value: '20', unit: '%', word: 'off', headline: 'Your *ticket*', text: 'Use this code at the checkout.', code: 'TICKET20', thanks: 'Enjoy', thanksText: 'Use this code at the checkout.' },
  4: { eyebrow: 'Your cart', headline: 'Order now, *have it sooner*', button: 'Go to checkout', second: 'Later is fine', thanks: 'Quick', thanksText: 'The checkout is waiting.' },
  5: { headline: 'What should we write about?', question: 'Choose as many as you like', options: ['New arrivals', 'Offers', 'Ideas', 'Stories'], button: 'Send me that', small: 'You can leave whenever you like.', thanks: 'Good to know', thanksText: 'Thank you for telling us.' },
  6: { quote: 'We write when there is something worth telling.', person: 'Our team', role: 'At the other end', headline: 'Our letters', button: 'Join', thanks: 'Welcome', thanksText: 'The next letter is yours.' },
  7: { value: '15', unit: '%', headline: 'Psst. *First order?*', text: 'Take this with you.', button: 'Yes!', code: 'WELCOME15', thanks: 'All yours', thanksText: 'Use the code at the checkout.' },
  8: { headline: 'Better in the *app*', text: 'All that you like here, one tap away.', items: ['App Store', 'Google Play'], thanks: 'See you there', thanksText: 'Thank you for installing it.' },
  9: { eyebrow: 'Not here now?', headline: 'We *call you* back', text: 'Leave a number, and we ring when we open.', button: 'Call me', small: 'One call, no list.', thanks: 'Talk soon', thanksText: 'We call as soon as we can.' },
};
