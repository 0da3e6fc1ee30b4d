import type { FormatCopy } from '../copy.ts';

export const browsingHe: FormatCopy = {
  1: { eyebrow: 'בזמן שאתם מסתכלים', headline: 'מי שראה את זה *לקח גם*', button: 'לקולקציה', second: 'רק מסתכל', thanks: 'תיהנו', thanksText: 'הקולקציה במרחק לחיצה.' },
  2: { headline: 'את ההמשך קוראים *בחוץ*', text: 'כל כתבה ארוכה כדף להדפסה, פעם בשבוע.', button: 'שלחו לי דפים', small: 'לטיולים, לספסלים ולרכבות.', thanks: 'לנעול נעליים', thanksText: 'הדף הראשון באימייל שלך.' },
  3: { headline: 'המידה שלך *בשלושה צעדים*', items: ['משאירים מספר', 'שולחים לך שלוש שאלות', 'מקבלים מידה, באחריות'], button: 'עזרו לי לבחור', small: 'לא מתאים? ההחלפה עלינו.', thanks: 'אנחנו על זה', thanksText: 'שלוש שאלות בדרך אליך.' },
};
