import type { Purpose } from '../../formats/purposes.ts';

export const purposes: Readonly<Record<Purpose, string>> = {
  newsletter: 'Newsletter',
  discount: 'Discount',
  cart: 'Cart rescue',
  event: 'Event',
  survey: 'Survey',
  app: 'App download',
  notice: 'Notice',
  launch: 'Product launch',
  stock: 'Back in stock',
  webinar: 'Webinar',
  shipping: 'Free shipping',
  feedback: 'Feedback',
  referral: 'Referral',
  ebook: 'Guide or e-book',
  demo: 'Demo booking',
  holiday: 'Holiday sale',
  contact: 'Contact',
  game: 'Game',
  products: 'Recommendations',
};
