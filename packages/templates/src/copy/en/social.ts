import type { FormatCopy } from '../copy.ts';

export const socialEn: FormatCopy = {
  1: { headline: 'We are more fun *over there*', text: 'Behind the scenes, first looks, the occasional dog.', items: ['Instagram · 48,000 follow', 'TikTok · 112,000 follow', 'Pinterest · 19,000 follow'], button: 'Follow us', second: 'I am not social', thanks: 'See you there', thanksText: 'Thank you for following.' },
  2: { headline: 'Shall we go on in *WhatsApp*?', person: 'Lior from the shop', role: 'Online now', items: ['Hi! I am at the shelf right now.', 'Close this page, you still get the answer.'], button: 'Open WhatsApp', small: 'Your number stays with us.', thanks: 'Over there, then', thanksText: 'Lior is waiting.' },
  3: { headline: 'Ask us *anything*', text: 'A person answers, mostly within five minutes.', small: 'Sunday to Thursday, 9:00 to 18:00.', button: 'Or write an e-mail', thanks: 'Thank you', thanksText: 'We answer in the chat.' },
  4: { value: '10', unit: '%', word: 'off', headline: 'Your code, *by message*', text: 'No e-mail needed: tick the box and it is in Messenger.', small: 'One message, then silence.', button: 'Or use it in the shop', thanks: 'Sent', thanksText: 'Look in Messenger.' },
  5: { headline: 'Tell *one* friend', text: 'Share our page and use this code yourself.', code: 'TELLONE', button: 'Share', second: 'I keep secrets', thanks: 'Thank you', thanksText: 'The code is yours.' },
  6: { headline: 'Your photo, *our wall*', text: 'Tag us, and the best twelve hang in the shop. Leave your mail so that we can tell you.', button: 'I take part', thanks: 'Say cheese', thanksText: 'We write if yours is chosen.' },
  7: { person: 'Tom', role: 'Gardener, since 2009', items: ['Leaves turning yellow? Show me.'], headline: 'Free plant advice, today', small: 'A photo helps.', button: 'Or write an e-mail', thanks: 'Thank you', thanksText: 'Tom answers in the chat.' },
  8: { headline: 'Where is *my order*?', items: ['When it is packed', 'When it is on the road', 'When it is at your door'], second: 'I like surprises', button: 'Or track it here', thanks: 'Done', thanksText: 'We tell you in Messenger.' },
};
