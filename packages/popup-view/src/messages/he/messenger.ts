import type { MessengerTexts } from '../messenger-texts.ts';

/** The button in the place of a messenger's plugin, in Hebrew. */
export const messenger: MessengerTexts = {
  chat: 'צ׳אט במסנג׳ר',
  'send-to-messenger': 'שליחה למסנג׳ר',
};
