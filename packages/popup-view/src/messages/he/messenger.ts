import type { MessengerTexts } from '../messenger-message-type.ts';

/** The button in the place of a messenger's plugin, in Hebrew. */
export const messenger: MessengerTexts = {
  chat: 'צ׳אט במסנג׳ר',
  'send-to-messenger': 'שליחה למסנג׳ר',
};
