import type { FormatCopy } from '../copy.ts';

export const bsideHe: FormatCopy = {
  1: { headline: 'קפה ורעיון *אחד* טוב', text: 'בתיבה שלך, בכל יום ראשון בשבע.', button: 'מזגו לי', small: 'חינם. גם נטול.', thanks: 'מתבשל', thanksText: 'הכוס הראשונה ביום ראשון.' },
  2: { person: 'אדם', role: 'מכיר את המלאי בעל פה', headline: 'לא בטוחים באיזו מידה?', text: 'אני מודד בשבילך ועונה תוך דקה.', button: 'לשאול את אדם', second: 'אני מסתדר', thanks: 'כבר בודק', thanksText: 'אדם מחפש.' },
  3: { value: '20', unit: '%', word: 'הנחה', headline: 'כרטיס אחד, הזמנה *אחת*', text: 'לכל מה שבעגלה שלך היום.', code: 'ADMIT20', thanks: 'תיהנו', thanksText: 'הקוד תקף עד חצות.' },
  4: { eyebrow: 'משלוח עוד היום', headline: 'מזמינים בזמן, *לובשים הערב*', button: 'לקופה', second: 'גם מחר טוב', thanks: 'זריז', thanksText: 'אורזים עכשיו.' },
  5: { headline: 'על מה לכתוב לך?', question: 'אפשר לבחור כמה שרוצים', options: ['מתכונים', 'עיצוב הבית', 'טיולים', 'אנשים'], button: 'שלחו לי את זה', small: 'רק מה שבחרתם.', thanks: 'תפור עליך', thanksText: 'הגיליון הראשון כבר בדרך.' },
  6: { quote: 'אני מתכננת סביבו את השבתות שלי.', person: 'יעל מ.', role: 'מנויה', headline: 'רשימת השבת', button: 'הצטרפות', thanks: 'ברוכים הבאים', thanksText: 'נתראה בשבת.' },
  7: { value: '15', unit: '%', headline: 'פססט. *הזמנה ראשונה?*', text: 'קחו את זה, בלי התחייבות.', button: 'תודה!', code: 'PSST15', thanks: 'הכול שלך', thanksText: 'מזינים את הקוד בקופה.' },
  8: { headline: 'יותר טוב *באפליקציה*', text: 'מעקב משלוחים, הזמנה חוזרת בלחיצה.', items: ['App Store', 'Google Play'], thanks: 'נתראה שם', thanksText: 'החשבון שלך עובר איתך.' },
  9: { eyebrow: 'סגור עכשיו', headline: '*נתקשר* אליך בבוקר', text: 'משאירים מספר, ומישהו מצלצל לפני עשר.', button: 'תתקשרו', small: 'בימי חול. שיחה אחת, בלי רשימות.', thanks: 'לילה טוב', thanksText: 'נתקשר לפני עשר.' },
};
