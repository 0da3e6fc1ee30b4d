import type { gamified as en } from '../../en/designs/gamified.ts';
import type { Like } from '../../like.ts';

export const gamified: Like<typeof en> = {
  1: {
    name: 'גלגל הפרסים',
    eyebrow: 'סיבוב אחד לכל אחד',
    headline: 'מסובבים ומקבלים *עד 30%* הנחה',
    text: 'לכל אורח סיבוב אחד. משאירים אימייל ונותנים לגלגל להסתובב.',
    button: 'אני רוצה לסובב',
    second: 'לא, תודה',
    small: 'אפשר לבטל את ההרשמה בכל רגע.',
    thanks: 'תודה',
    thanksText: 'תיהנו מהפרס.',
  },
  2: {
    name: 'כרטיס גירוד',
    eyebrow: 'מגרדים וזוכים',
    headline: 'מה מסתתר *כאן*?',
    text: 'משאירים אימייל ולוקחים מטבע.',
    button: 'אני רוצה לגרד',
    small: 'כרטיס אחד לכל אורח.',
    thanks: 'תודה',
    thanksText: 'תיהנו מהפרס.',
  },
  3: {
    name: 'קופסאות מתנה',
    eyebrow: 'מתנות לאורחים שלנו',
    headline: 'בוחרים *קופסה*',
    text: 'פותחים אחת ורואים מה בפנים.',
    button: 'הראו לי את הקופסאות',
    second: 'לא, תודה',
    small: 'קופסה אחת לכל אורח.',
    thanks: 'תודה',
    thanksText: 'תיהנו מהמתנה.',
  },
};
