import type { FormatCopy } from '../copy.ts';

export const embeddedEn: FormatCopy = {
  1: { eyebrow: 'Keep reading', headline: 'More stories like this one, *every Thursday*', text: 'No noise, one mail a week, written by people.', button: 'Subscribe', small: 'Unsubscribe with one click.', thanks: 'Welcome aboard', thanksText: 'The next story leaves on Thursday.' },
  2: { eyebrow: 'Product news', headline: 'What we shipped, in plain words', text: 'Once a month. Screenshots, not adjectives.', button: 'Sign me up', small: 'Read by 6,400 product people.', thanks: 'Shipped', thanksText: 'The last issue is already in your inbox.' },
  3: { headline: 'Tell us about your *garden*', text: 'We answer within one working day.', items: ['hello@example.com', '03 555 0142', 'Herzl 14, Tel Aviv'], button: 'Send', small: 'Your details are used for the answer only.', thanks: 'Thank you', thanksText: 'We answer within one working day.' },
  4: { eyebrow: 'Was this helpful?', headline: 'How do you feel about this page?', question: 'Tap a face', options: ['😕 Lost', '😐 Fine', '🙂 Good', '😍 Great'], button: 'Send', thanks: 'Thank you', thanksText: 'Every answer is read.' },
  5: { eyebrow: 'Take it with you', headline: 'The balcony *guide*', items: ['What grows in shade', 'A watering plan for lazy people', 'Twelve plants that forgive'], button: 'Send the PDF', small: '18 pages, free.', thanks: 'Growing', thanksText: 'The guide is in your inbox.' },
  6: { value: '15', unit: '%', word: 'off', headline: 'For readers of this page', text: 'A code for your first order, by mail.', button: 'Send the code', code: 'READER15', thanks: 'With thanks', thanksText: 'Use it at the checkout.' },
  7: { person: 'Tamar Levi', role: 'Wrote this piece', quote: 'If you came this far, you may like what I write on Fridays.', headline: 'Letters from my kitchen', button: 'Yes, please', small: 'Free. I answer replies myself.', thanks: 'How nice', thanksText: 'My next letter comes on Friday.' },
};
