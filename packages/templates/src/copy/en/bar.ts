import type { FormatCopy } from '../copy.ts';

export const barEn: FormatCopy = {
  1: { headline: 'Free shipping this week', text: 'on every order, no minimum.', button: 'Start shopping', thanks: 'You are in.', thanksText: 'Free shipping is on.' },
  2: { eyebrow: 'Weekly', headline: 'One mail, five good finds.', button: 'Send them', thanks: 'On its way.', thanksText: 'The next five come on Sunday.' },
  3: { headline: 'Up to *40% off* ends in', button: 'Shop the sale', thanks: 'Quick, then.', thanksText: 'The sale is open.' },
  4: { headline: 'Just in', items: ['New: the autumn collection is online', 'Shops open until ten tonight', 'Free returns, now 60 days', 'Gift cards from $10'], button: 'See what is new', thanks: 'Enjoy.', thanksText: '' },
  5: { value: '15', unit: '%', word: 'off', headline: 'The whole spring line', text: 'until Sunday midnight.', code: 'SPRING15', thanks: 'Copied.', thanksText: 'Use it at the checkout.' },
  6: { headline: 'No tracking cookies on this site', text: 'We count visits, not people. Nothing to accept.', button: 'Good', second: 'Read how', thanks: 'Thank you.', thanksText: '' },
  7: { eyebrow: 'New', headline: 'Recurring orders are here: set once, never run out.', button: 'See how it works', thanks: 'Enjoy.', thanksText: '' },
  8: { headline: 'You are $12 away from free delivery', text: 'The van leaves today at four.', button: 'Add something small', thanks: 'Good choice.', thanksText: '' },
  9: { value: '30', unit: '%', word: 'off', headline: 'Holiday prices, *from today*', text: 'On gifts that arrive before the candles are lit.', button: 'See the gifts', thanks: 'Happy holidays.', thanksText: '' },
  10: { headline: 'How was your order?', text: 'One tap, and you are done.', question: '', options: ['😕 Bad', '😐 Fine', '🙂 Good', '😍 Great'], button: 'Send', thanks: 'Thank you.', thanksText: 'We read every answer.' },
  11: { person: 'Ronen', role: 'Answers the phone himself', headline: 'Questions? I call you back.', button: 'Call me', thanks: 'Talk soon.', thanksText: 'Ronen calls within the hour.' },
  12: { headline: 'Nicer in the app', text: 'Faster, with your orders in one place.', items: ['App Store', 'Google Play'], thanks: 'See you there.', thanksText: '' },
  13: { headline: 'Buy two, the *third* is ours', text: 'All weekend, automatically in your cart.', button: 'Choose three', thanks: 'Enjoy.', thanksText: '' },
  14: { eyebrow: 'Live on Tuesday, 18:00', headline: 'Shop photos with a phone, *for beginners*', button: 'Save my seat', thanks: 'Seat saved.', thanksText: 'The link is in your inbox.' },
  15: { headline: 'Made slowly', items: ['Repaired for free, for life', 'No plastic in the parcel', '60 days to return'], button: 'Our promise', thanks: 'Thank you.', thanksText: '' },
  16: { value: '24', unit: 'May', headline: 'The *harvest market* is back', text: 'Forty growers, one courtyard, free entry.', button: 'Remind me', thanks: 'Noted.', thanksText: 'We remind you the day before.' },
  17: { headline: 'THE BIG ONE IS *ON*', button: 'Go in', thanks: 'Enjoy.', thanksText: '' },
};
