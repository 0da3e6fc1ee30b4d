import type { FormatCopy } from '../copy.ts';

export const barEn: FormatCopy = {
  1: { headline: 'Free shipping', text: 'The conditions stand at the checkout.', button: 'Start shopping', thanks: 'Enjoy.', thanksText: 'Have a look around.' },
  2: { eyebrow: 'News', headline: 'Good finds, by e-mail.', button: 'Send them', thanks: 'Thank you.', thanksText: 'The next finds are yours, too.' },
  3: { headline: 'The *sale* ends in', button: 'Shop the sale', thanks: 'Quick, then.', thanksText: 'The offers are waiting.' },
  4: { headline: 'Just in', items: ['The new collection is online', 'Gift cards for every occasion', 'Follow us for first looks', 'Questions? We are happy to help'], button: 'See what is new', thanks: 'Enjoy.', thanksText: 'Happy browsing.' },
  5: { value: '15', unit: '%', word: 'off', headline: 'The whole spring line', text: 'with this code.', code: 'SPRING15', thanks: 'The code is yours.', thanksText: 'Use it at the checkout.' },
  6: { headline: 'Your privacy, in plain words', text: 'What this site keeps, and why.', button: 'Read more', second: 'All right', thanks: 'Thank you.', thanksText: 'All the details stand on our privacy page.' },
  7: { eyebrow: 'New', headline: 'We have something new to show you.', button: 'See what it is', thanks: 'Enjoy.', thanksText: 'We hope you like it.' },
  8: { headline: 'Free delivery may be closer than you think', text: 'Add something small and see at the checkout.', button: 'Add something small', thanks: 'Good choice.', thanksText: 'The checkout shows what is left to add.' },
  9: { value: '30', unit: '%', word: 'off', headline: 'Holiday prices, *from today*', text: 'On gifts for everyone you like.', button: 'See the gifts', thanks: 'Happy holidays.', thanksText: 'May every gift fit.' },
  10: { headline: 'How do you like it here?', text: 'One tap helps us a lot.', question: '', options: ['😕 Bad', '😐 Fine', '😊 Good', '😍 Great'], button: 'Send', thanks: 'Thank you.', thanksText: 'We read every answer.' },
  11: { person: 'Our team', role: 'Happy to help', headline: 'Questions? We call you back.', button: 'Call me', thanks: 'Talk soon.', thanksText: 'We call as soon as we can.' },
  12: { headline: 'Nicer in the app', text: 'All that you like here, one tap away.', items: ['App Store', 'Google Play'], thanks: 'See you there.', thanksText: 'It takes a minute to install.' },
  13: { headline: 'Buy two, the *third* is ours', text: 'Choose three that you like.', button: 'Choose three', thanks: 'Enjoy.', thanksText: 'The third one is on us.' },
  14: { eyebrow: 'Live and online', headline: 'A webinar *for beginners*', button: 'Save my seat', thanks: 'Thank you.', thanksText: 'We send the date and the link by e-mail.' },
  15: { headline: 'Made to last', items: ['Chosen with care', 'Packed with care', 'Easy to return'], button: 'How we work', thanks: 'Thank you.', thanksText: 'Good to have you here.' },
  16: { headline: 'The *market* is back', text: 'Leave your e-mail, and we tell you when.', button: 'Remind me', thanks: 'Noted.', thanksText: 'We remind you in time.' },
  17: { headline: 'THE BIG ONE IS *ON*', button: 'Go in', thanks: 'Enjoy.', thanksText: 'See you inside.' },
};
