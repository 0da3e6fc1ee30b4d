import type { FormatCopy } from '../copy.ts';

export const embeddedEn: FormatCopy = {
  1: { eyebrow: 'Keep reading', headline: 'More stories *like this one*', text: 'By e-mail, written by people.', button: 'Subscribe', small: 'You can leave whenever you like.', thanks: 'Welcome aboard', thanksText: 'The next story is yours.' },
  2: { eyebrow: 'Product news', headline: 'What is new, in plain words', text: 'Short, and with pictures.', button: 'Sign me up', small: 'You can leave whenever you like.', thanks: 'Thank you', thanksText: 'The next news is yours.' },
  3: { headline: 'How can we *help*?', text: 'Write to us. We answer as soon as we can.', items: ['Questions before you buy', 'Help with an order', 'Anything else'], button: 'Send', small: 'We use your details for the answer only.', thanks: 'Thank you', thanksText: 'We answer as soon as we can.' },
  4: { eyebrow: 'Was this helpful?', headline: 'How do you feel about this page?', question: 'Tap a face', options: ['😕 Lost', '😐 Fine', '😊 Good', '😍 Great'], button: 'Send', thanks: 'Thank you', thanksText: 'We read every answer.' },
  5: { eyebrow: 'Take it with you', headline: 'The practical *guide*', items: ['In plain words', 'Step by step', 'Made to be used'], button: 'Send me the guide', small: 'Free, by e-mail.', thanks: 'Thank you', thanksText: 'The guide is on its way to you.' },
  6: { value: '15', unit: '%', word: 'off', headline: 'For readers of this page', text: 'A code for your first order.', button: 'Show me the code', code: 'READER15', thanks: 'With thanks', thanksText: 'Use it at the checkout.' },
  7: { person: 'Our team', role: 'Made this page', quote: 'If you came this far, you may like our letters, too.', headline: 'Letters from us', button: 'Yes, please', small: 'Free. You can leave whenever you like.', thanks: 'How nice', thanksText: 'The next letter is yours.' },
};
