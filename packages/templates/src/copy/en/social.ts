import type { FormatCopy } from '../copy.ts';

export const socialEn: FormatCopy = {
  1: { headline: 'We are more fun *over there*', text: 'Behind the scenes, first looks, the occasional dog.', items: ['Instagram', 'TikTok', 'Pinterest'], button: 'Follow us', second: 'No, thanks', thanks: 'See you there', thanksText: 'Thank you for following.' },
  2: { headline: 'Shall we go on in *WhatsApp*?', person: 'Our team', role: 'Happy to help', items: ['Hi! Looking for something?', 'Write to us where it suits you.'], button: 'Open WhatsApp', small: 'We answer as soon as we can.', thanks: 'Over there, then', thanksText: 'We answer as soon as we can.' },
  3: { headline: 'Ask us *anything*', text: 'A person answers, as soon as we can.', small: 'Free, and without obligation.', button: 'Write an e-mail', thanks: 'Thank you', thanksText: 'We answer in the chat.' },
  4: { value: '10', unit: '%', word: 'off', headline: 'Offers, *by message*', text: 'No e-mail needed: we write to you in Messenger.', small: 'You can leave whenever you like.', button: 'Straight to the shop', thanks: 'Thank you', thanksText: 'Look in Messenger.' },
  5: { headline: 'Tell *one* friend', text: 'A code to share, and to use yourself.', code: 'TELLONE', button: 'To the shop', second: 'No, thanks', thanks: 'Thank you', thanksText: 'The code is yours.' },
  6: { headline: 'Your photo, *our wall*', text: 'Tag us, and leave your e-mail so that we can tell you if yours is chosen.', button: 'I take part', thanks: 'Say cheese', thanksText: 'We write if yours is chosen.' },
  7: { person: 'Our team', role: 'Happy to help', items: ['Looking for advice? Write to us.'], headline: 'Free advice, from people', small: 'A photo helps.', button: 'Write an e-mail', thanks: 'Thank you', thanksText: 'We answer in the chat.' },
  8: { headline: 'Where is *my order*?', items: ['When it is packed', 'When it is on the road', 'When it is at your door'], second: 'No, thanks', button: 'Follow my order', thanks: 'Done', thanksText: 'Look in Messenger.' },
};
