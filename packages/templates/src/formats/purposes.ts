/** Purposes by which owners choose a template. */
export const PURPOSES = [
  'newsletter',
  'discount',
  'cart',
  'event',
  'survey',
  'app',
  'notice',
  'launch',
  'stock',
  'webinar',
  'shipping',
  'feedback',
  'referral',
  'ebook',
  'demo',
  'holiday',
  'contact',
  'game',
  'products',
] as const;
export type Purpose = (typeof PURPOSES)[number];
