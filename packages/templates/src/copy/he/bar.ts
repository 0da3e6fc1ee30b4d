import type { FormatCopy } from '../copy.ts';

export const barHe: FormatCopy = {
  1: { headline: 'משלוח חינם', text: 'התנאים מופיעים בקופה.', button: 'להתחיל לקנות', thanks: 'תיהנו.', thanksText: 'יש הרבה מה לראות.' },
  2: { eyebrow: 'חדשות', headline: 'מציאות טובות, באימייל.', button: 'שלחו לי', thanks: 'תודה.', thanksText: 'המציאות הבאות גם אליך.' },
  3: { headline: '*הסייל* נגמר בעוד', button: 'לסייל', thanks: 'אז קדימה.', thanksText: 'המבצעים מחכים.' },
  4: { headline: 'עכשיו', items: ['הקולקציה החדשה באתר', 'כרטיסי מתנה לכל אירוע', 'עוקבים אחרינו ורואים ראשונים', 'יש שאלות? נשמח לעזור'], button: 'מה חדש', thanks: 'תיהנו.', thanksText: 'גלישה נעימה.' },
  5: { value: '15', unit: '%', word: 'הנחה', headline: 'על כל קו האביב', text: 'עם הקוד הזה.', code: 'SPRING15', thanks: 'הקוד שלכם.', thanksText: 'מזינים אותו בקופה.' },
  6: { headline: 'הפרטיות שלך, במילים פשוטות', text: 'מה האתר שומר, ולמה.', button: 'לקריאה', second: 'הבנתי', thanks: 'תודה.', thanksText: 'כל הפרטים מופיעים בעמוד הפרטיות.' },
  7: { eyebrow: 'חדש', headline: 'יש לנו משהו חדש להראות לך.', button: 'מה זה?', thanks: 'תיהנו.', thanksText: 'מקווים שתאהבו.' },
  8: { headline: 'משלוח חינם אולי קרוב ממה שחשבת', text: 'מוסיפים משהו קטן ובודקים בקופה.', button: 'להוסיף משהו קטן', thanks: 'בחירה טובה.', thanksText: 'בקופה רואים כמה נשאר להוסיף.' },
  9: { value: '30', unit: '%', word: 'הנחה', headline: 'מחירי חג, *מהיום*', text: 'על מתנות לכל מי שאוהבים.', button: 'לכל המתנות', thanks: 'חג שמח.', thanksText: 'שכל מתנה תקלע לטעם.' },
  10: { headline: 'איך לך כאן?', text: 'לחיצה אחת עוזרת לנו מאוד.', question: '', options: ['😕 רע', '😐 סביר', '😊 טוב', '😍 מצוין'], button: 'שליחה', thanks: 'תודה.', thanksText: 'אנחנו קוראים כל תשובה.' },
  11: { person: 'הצוות שלנו', role: 'נשמח לעזור', headline: 'שאלות? נחזור אליך.', button: 'תתקשרו', thanks: 'נדבר.', thanksText: 'נתקשר בהקדם.' },
  12: { headline: 'נעים יותר באפליקציה', text: 'כל מה שאהבת כאן, בלחיצה אחת.', items: ['App Store', 'Google Play'], thanks: 'נתראה שם.', thanksText: 'ההתקנה לוקחת דקה.' },
  13: { headline: 'קונים שניים, *השלישי* עלינו', text: 'בוחרים שלושה שאוהבים.', button: 'לבחור שלושה', thanks: 'תיהנו.', thanksText: 'השלישי עלינו.' },
  14: { eyebrow: 'חי ברשת', headline: 'וובינר *למתחילים*', button: 'שמרו לי מקום', thanks: 'תודה.', thanksText: 'נשלח מועד וקישור באימייל.' },
  15: { headline: 'עשוי להחזיק', items: ['נבחר בקפידה', 'נארז בקפידה', 'קל להחזיר'], button: 'איך אנחנו עובדים', thanks: 'תודה.', thanksText: 'טוב שבאתם.' },
  16: { headline: '*השוק* חוזר', text: 'משאירים אימייל ונעדכן מתי.', button: 'להזכיר לי', thanks: 'רשמנו.', thanksText: 'נזכיר בזמן.' },
  17: { headline: 'המבצע הגדול *התחיל*', button: 'להיכנס', thanks: 'תיהנו.', thanksText: 'נתראה בפנים.' },
};
