import type { Purpose } from '../../formats/purposes.ts';

export const purposes: Readonly<Record<Purpose, string>> = {
  newsletter: 'ניוזלטר',
  discount: 'הנחה',
  cart: 'הצלת עגלה',
  event: 'אירוע',
  survey: 'סקר',
  app: 'הורדת אפליקציה',
  notice: 'הודעה',
  launch: 'השקת מוצר',
  stock: 'חזר למלאי',
  webinar: 'וובינר',
  shipping: 'משלוח חינם',
  feedback: 'משוב',
  referral: 'חבר מביא חבר',
  ebook: 'מדריך או ספר דיגיטלי',
  demo: 'תיאום הדגמה',
  holiday: 'מבצע חג',
  contact: 'יצירת קשר',
  game: 'משחק',
  products: 'המלצות',
};
