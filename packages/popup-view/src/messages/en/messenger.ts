import type { MessengerTexts } from '../messenger-message-type.ts';

/** The button in the place of a messenger's plugin, in English. */
export const messenger: MessengerTexts = {
  chat: 'Chat in Messenger',
  'send-to-messenger': 'Send to Messenger',
};
