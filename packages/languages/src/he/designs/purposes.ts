import type { purposes as en } from '../../en/designs/purposes.ts';
import type { Like } from '../../like.ts';

export const purposes: Like<typeof en> = {
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
