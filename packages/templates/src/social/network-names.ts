/** Networks and other ways to share, to follow and to send messages. */
export const SHARE_WAYS = [
  'whatsapp',
  'facebook',
  'x',
  'telegram',
  'email',
  'copy',
  'sheet',
] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];

export const PROFILE_NETWORKS = [
  'instagram',
  'tiktok',
  'youtube',
  'facebook',
  'x',
  'pinterest',
  'threads',
  'whatsapp',
  'telegram',
  'discord',
] as const;
export type ProfileNetwork = (typeof PROFILE_NETWORKS)[number];

export const MESSAGE_APPS = ['whatsapp', 'messenger', 'telegram'] as const;
export type MessageApp = (typeof MESSAGE_APPS)[number];

export type NetworkName = ShareWay | ProfileNetwork | MessageApp;
