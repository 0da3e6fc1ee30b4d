import type { Language } from '@beckon/contract/values';
import type { Purpose } from './format.ts';

/** Names of the purposes for the owner who chooses a template. */
export const PURPOSE_NAMES: Readonly<Record<Purpose, Readonly<Record<Language, string>>>> = {
  newsletter: { en: 'Newsletter', he: 'ניוזלטר' },
  discount: { en: 'Discount', he: 'הנחה' },
  cart: { en: 'Cart rescue', he: 'הצלת עגלה' },
  event: { en: 'Event', he: 'אירוע' },
  survey: { en: 'Survey', he: 'סקר' },
  app: { en: 'App download', he: 'הורדת אפליקציה' },
  notice: { en: 'Notice', he: 'הודעה' },
  launch: { en: 'Product launch', he: 'השקת מוצר' },
  stock: { en: 'Back in stock', he: 'חזר למלאי' },
  webinar: { en: 'Webinar', he: 'וובינר' },
  shipping: { en: 'Free shipping', he: 'משלוח חינם' },
  feedback: { en: 'Feedback', he: 'משוב' },
  referral: { en: 'Referral', he: 'חבר מביא חבר' },
  ebook: { en: 'Guide or e-book', he: 'מדריך או ספר דיגיטלי' },
  demo: { en: 'Demo booking', he: 'תיאום הדגמה' },
  holiday: { en: 'Holiday sale', he: 'מבצע חג' },
  contact: { en: 'Contact', he: 'יצירת קשר' },
  game: { en: 'Game', he: 'משחק' },
  products: { en: 'Recommendations', he: 'המלצות' },
};
