import type { FormatCopy } from '../copy.ts';

export const bsideHe: FormatCopy = {
  1: { headline: 'קפה ורעיון טוב *אחד*', text: 'באימייל, מדי פעם.', button: 'למזוג לי', small: 'חינם. יש גם נטול.', thanks: 'המים על האש', thanksText: 'הכוס הבאה שלך.' },
  2: { person: 'הצוות שלנו', role: 'נשמח לעזור', headline: 'לא בטוחים מה לבחור?', text: 'שאלו אותנו. אנחנו אוהבים שאלות.', button: 'לשאול', second: 'אני בסדר', thanks: 'על זה', thanksText: 'נענה בהקדם.' },
  3: { value: '20', unit: '%', word: 'הנחה', headline: '*הכרטיס* שלך', text: 'מזינים את הקוד בקופה.', code: 'TICKET20', thanks: 'תיהנו', thanksText: 'מזינים את הקוד בקופה.' },
  4: { eyebrow: 'העגלה שלך', headline: 'מזמינים עכשיו, *מקבלים קודם*', button: 'לקופה', second: 'אפשר אחר כך', thanks: 'מהר', thanksText: 'הקופה מחכה.' },
  5: { headline: 'על מה לכתוב לך?', question: 'אפשר לבחור כמה', options: ['חדש בחנות', 'מבצעים', 'רעיונות', 'סיפורים'], button: 'שלחו לי', small: 'אפשר להסיר בכל רגע.', thanks: 'טוב לדעת', thanksText: 'תודה שסיפרת לנו.' },
  6: { quote: 'אנחנו כותבים כשיש משהו ששווה לספר.', person: 'הצוות שלנו', role: 'בצד השני של המכתב', headline: 'המכתבים שלנו', button: 'הצטרפות', thanks: 'ברוכים הבאים', thanksText: 'המכתב הבא גם אליך.' },
  7: { value: '15', unit: '%', headline: 'פססט. *הזמנה ראשונה?*', text: 'קחו את זה איתכם.', button: 'כן!', code: 'WELCOME15', thanks: 'כולו שלך', thanksText: 'מזינים את הקוד בקופה.' },
  8: { headline: 'יותר טוב *באפליקציה*', text: 'כל מה שאהבת כאן, בלחיצה אחת.', items: ['App Store', 'Google Play'], thanks: 'נתראה שם', thanksText: 'תודה שהתקנת.' },
  9: { eyebrow: 'לא זמינים עכשיו?', headline: '*נתקשר* אליך', text: 'משאירים מספר, ונצלצל כשנפתח.', button: 'תתקשרו', small: 'שיחה אחת, בלי רשימות.', thanks: 'נדבר בקרוב', thanksText: 'נתקשר בהקדם.' },
};
