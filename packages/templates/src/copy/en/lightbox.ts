import type { FormatCopy } from '../copy.ts';

export const lightboxEn: FormatCopy = {
  1: { eyebrow: 'The Sunday letter', headline: 'A letter worth *opening*', text: 'One short read every Sunday: a place, a recipe and a thing well made. No more than five minutes.', button: 'Send me the letter', small: '14,000 readers. Leave whenever you like.', thanks: 'Check your inbox', thanksText: 'The next letter comes on Sunday morning.' },
  2: { eyebrow: 'Nice to meet you', value: '15', unit: '%', word: 'off', headline: 'Your first order is on *friendlier* terms', text: 'Leave your e-mail and the code is yours at once.', button: 'Get my code', second: 'I like full prices', code: 'HELLO15', thanks: 'It is yours', thanksText: 'Use this code at the checkout.' },
  3: { headline: 'You left something *good* behind', text: 'Your cart is still packed. We keep it for another 24 hours, and shipping is on us if you finish today.', button: 'Back to my cart', second: 'Let it go', thanks: 'See you at the checkout', thanksText: 'Your cart is saved.' },
};
