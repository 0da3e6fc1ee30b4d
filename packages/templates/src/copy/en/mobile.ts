import type { FormatCopy } from '../copy.ts';

export const mobileEn: FormatCopy = {
  1: { eyebrow: 'Our newsletter', headline: 'The news, in *two minutes*', text: 'Read it before the coffee is ready.', button: 'Send it to me', small: 'You can leave whenever you like.', thanks: 'Good morning', thanksText: 'The next one is yours.' },
  2: { eyebrow: 'For you', value: '20', unit: '%', word: 'off', headline: 'Thumbs *up*', text: 'A code for whoever shops with one hand.', button: 'Show me the code', second: 'Not now', code: 'THUMB20', thanks: 'Got it', thanksText: 'Use it at the checkout.' },
  3: { headline: 'Did something *distract* you?', text: 'Your cart is as you left it.', button: 'Back to my cart', small: 'It takes one tap.', thanks: 'Welcome back', thanksText: 'Everything is still there.' },
  4: { eyebrow: 'We call you', headline: 'Rather *talk*?', text: 'Leave a number, and we ring as soon as we can.', button: 'Call me', second: 'No, thanks', thanks: 'Talk soon', thanksText: 'We call as soon as we can.' },
  5: { eyebrow: 'Nice to see you', value: '25', unit: '%', word: 'off', headline: 'For your *next* order', code: 'AGAIN25', button: 'Shop again', small: 'Use the code at the checkout.', thanks: 'See you soon', thanksText: 'Use the code at the checkout.' },
  6: { eyebrow: 'Running', value: '15', unit: '%', word: 'off', headline: 'Fast hands, *low price*', text: 'See it before the clock stops.', button: 'Show me', second: 'No, thanks', thanks: 'Well done', thanksText: 'The offers are waiting.' },
  7: { eyebrow: 'Your opinion', headline: 'How do you like it here?', question: 'Tap one', options: ['😕 Bad', '😐 Fine', '😊 Good', '😍 Great'], button: 'Send', thanks: 'Thank you', thanksText: 'We read every answer.' },
  8: { eyebrow: 'Restock', headline: 'Sold *out*, for now', text: 'Leave your e-mail, and we tell you when it is back.', button: 'Put me on the list', second: 'I take another', thanks: 'You are on it', thanksText: 'We write when it is back.' },
  9: { eyebrow: 'Film', value: '1', word: 'evening', headline: 'Film in the *yard*', items: ['Under the open sky', 'Bring a pillow', 'And bring a friend'], button: 'I want to come', small: 'We send time and place by e-mail.', thanks: 'See you in the yard', thanksText: 'We send time and place by e-mail.' },
  10: { headline: 'A terrace of *your own*', text: 'Ideas for small spaces, in your inbox.', button: 'Send me ideas', second: 'No, thanks', thanks: 'Make room', thanksText: 'The next ideas are yours.' },
  11: { eyebrow: 'The app', headline: 'Half the *taps*', text: 'All that you like here, always at hand.', items: ['App Store', 'Google Play'], small: 'Free to download.', thanks: 'See you there', thanksText: 'Thank you for installing it.' },
  12: { person: 'Our team', role: 'Happy to help', headline: 'Write to *us*', items: ['Looking for something?', 'Tell us what you need.'], button: 'Write to us', small: 'Free of charge.', thanks: 'Over there', thanksText: 'We answer as soon as we can.' },
  13: { headline: 'Bring a friend, *both* gain', items: ['Type your e-mail', 'Get the details by e-mail', 'Tell a friend'], button: 'Begin', thanks: 'Thank you', thanksText: 'We send you the details by e-mail.' },
  14: { eyebrow: 'New collection', headline: 'Squares are *back*', text: 'Our list sees it first.', button: 'Let me in', thanks: 'You are in', thanksText: 'We write before it opens.' },
  15: { eyebrow: 'Gift days', headline: 'Gifts they will *keep*', text: 'Our best ideas, on one list.', items: ['For every taste', 'For every budget'], button: 'Send me the list', thanks: 'Ho, ho', thanksText: 'We send you the list by e-mail.' },
  16: { eyebrow: 'Sample', headline: 'Read it *first*', items: ['The beginning', 'The middle', 'Not the end'], text: 'A first look, for our list.', button: 'Send me the sample', small: 'You can leave whenever you like.', thanks: 'Happy reading', thanksText: 'We send you the sample by e-mail.' },
  17: { headline: 'Your privacy, in plain words', text: 'Our privacy page says what this site keeps, why, and how you can change it.', button: 'Read more', second: 'All right', thanks: 'Thank you', thanksText: 'Enjoy your visit.' },
};
