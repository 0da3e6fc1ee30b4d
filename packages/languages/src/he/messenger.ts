import type { messenger as en } from '../en/messenger.ts';
import type { Like } from '../like.ts';

/** The button that replaces a messenger's plugin, in Hebrew. */
export const messenger: Like<typeof en> = {
  chat: 'צ׳אט במסנג׳ר',
  'send-to-messenger': 'שליחה למסנג׳ר',
};
