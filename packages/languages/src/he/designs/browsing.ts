import type { browsing as en } from '../../en/designs/browsing.ts';
import type { Like } from '../../like.ts';

export const browsing: Like<typeof en> = {
  1: {
    name: 'אולי גם תאהבו',
    eyebrow: 'אגב',
    headline: 'אולי *גם אלה* ימצאו חן',
    button: 'לקולקציה',
    second: 'רק מסתכלים',
    thanks: 'תיהנו',
    thanksText: 'הקולקציה במרחק לחיצה.',
  },
  2: {
    name: 'לצד הקריאה',
    headline: 'את ההמשך קוראים *בחוץ*',
    text: 'הסיפורים הטובים שלנו באימייל, לקריאה בכל מקום.',
    button: 'שלחו לי סיפורים',
    small: 'לטיולים, לספסלים ולרכבות.',
    thanks: 'נעליים נוחות',
    thanksText: 'הסיפור הבא יגיע באימייל.',
  },
  3: {
    name: 'עוזר המידות',
    headline: 'המידה שלך ב*שלושה צעדים*',
    items: ['משאירים מספר', 'שואלים אותך מה שצריך', 'עוזרים לבחור'],
    button: 'עזרו לי לבחור',
    small: 'חינם ובלי התחייבות.',
    thanks: 'אנחנו על זה',
    thanksText: 'ניצור קשר בהקדם.',
  },
};
