import type { FormatCopy } from '../copy.ts';

export const barHe: FormatCopy = {
  1: { headline: 'השבוע המשלוח עלינו', text: 'על כל הזמנה, בלי מינימום.', button: 'לחנות', thanks: 'מעולה.', thanksText: 'המשלוח חינם.' },
  2: { eyebrow: 'שבועי', headline: 'מייל אחד, חמש מציאות.', button: 'שלחו לי', thanks: 'בדרך אליך.', thanksText: 'החמש הבאות ביום ראשון.' },
  3: { headline: 'עד *40% הנחה*, נגמר בעוד', button: 'לסייל', thanks: 'אז קדימה.', thanksText: 'הסייל פתוח.' },
  4: { headline: 'הגיע עכשיו', items: ['חדש: קולקציית הסתיו באתר', 'החנויות פתוחות הערב עד עשר', 'החזרות חינם, עכשיו 60 יום', 'כרטיסי מתנה מ־40 ₪'], button: 'מה חדש', thanks: 'תיהנו.', thanksText: '' },
  5: { value: '15', unit: '%', word: 'הנחה', headline: 'על כל קולקציית האביב', text: 'עד מוצאי שבת בחצות.', code: 'SPRING15', thanks: 'הועתק.', thanksText: 'מזינים אותו בקופה.' },
  6: { headline: 'אין כאן עוגיות מעקב', text: 'סופרים ביקורים, לא אנשים. אין מה לאשר.', button: 'טוב', second: 'איך זה עובד', thanks: 'תודה.', thanksText: '' },
  7: { eyebrow: 'חדש', headline: 'הזמנות קבועות: מגדירים פעם אחת, ולא נגמר לעולם.', button: 'איך זה עובד', thanks: 'תיהנו.', thanksText: '' },
  8: { headline: 'עוד 40 ₪ והמשלוח חינם', text: 'הרכב יוצא היום בארבע.', button: 'להוסיף משהו קטן', thanks: 'בחירה טובה.', thanksText: '' },
  9: { value: '30', unit: '%', word: 'הנחה', headline: 'מחירי חג, *מהיום*', text: 'על מתנות שמגיעות לפני הדלקת הנרות.', button: 'למתנות', thanks: 'חג שמח.', thanksText: '' },
  10: { headline: 'איך הייתה ההזמנה?', text: 'לחיצה אחת וסיימנו.', question: '', options: ['😕 רע', '😐 סביר', '🙂 טוב', '😍 מצוין'], button: 'שליחה', thanks: 'תודה.', thanksText: 'כל תשובה נקראת.' },
  11: { person: 'רונן', role: 'עונה לטלפון בעצמו', headline: 'שאלות? אני חוזר אליך.', button: 'תתקשרו', thanks: 'נדבר בקרוב.', thanksText: 'רונן יתקשר תוך שעה.' },
  12: { headline: 'נעים יותר באפליקציה', text: 'מהירה, עם כל ההזמנות במקום אחד.', items: ['App Store', 'Google Play'], thanks: 'נתראה שם.', thanksText: '' },
  13: { headline: 'קונים שניים, *השלישי* עלינו', text: 'כל סוף השבוע, אוטומטית בעגלה.', button: 'לבחור שלושה', thanks: 'תיהנו.', thanksText: '' },
  14: { eyebrow: 'חי ביום שלישי, 18:00', headline: 'צילום מוצרים בטלפון, *למתחילים*', button: 'שמרו לי מקום', thanks: 'המקום שמור.', thanksText: 'הקישור באימייל.' },
  15: { headline: 'נעשה לאט', items: ['תיקון חינם, לכל החיים', 'בלי פלסטיק באריזה', '60 יום להחזרה'], button: 'ההבטחה שלנו', thanks: 'תודה.', thanksText: '' },
  16: { value: '24', unit: 'במאי', headline: '*שוק הקציר* חוזר', text: 'ארבעים מגדלים, חצר אחת, כניסה חופשית.', button: 'להזכיר לי', thanks: 'רשמנו.', thanksText: 'נזכיר יום קודם.' },
  17: { headline: 'המבצע הגדול *התחיל*', button: 'להיכנס', thanks: 'תיהנו.', thanksText: '' },
};
