import type { Language } from '@beckon/contract/values';

/** What the mails about leads say, in one language. */
interface MailWords {
  readonly newLead: string;
  /** Stands before the subject of a try. */
  readonly test: string;
  readonly testText: string;
  readonly on: string;
  readonly somebody: string;
  readonly coupon: string;
  readonly prize: string;
  readonly popup: string;
  readonly page: string;
  readonly allLeads: string;
  readonly answer: string;
  /** Some answers are not what the form asks for. */
  readonly needsLook: string;
  readonly moreLeads: (count: number) => string;
  readonly whyCounted: string;
}

/** The mails are in the language of the site. */
export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  en: {
    newLead: 'New lead',
    test: 'Test',
    testText: 'This is a test with a made-up lead. A real one looks like this:',
    on: 'on',
    somebody: 'Somebody',
    coupon: 'Coupon',
    prize: 'Prize',
    popup: 'Popup',
    page: 'Page',
    allLeads: 'All leads',
    answer: 'Reply to this e-mail to write to them.',
    needsLook: 'This lead needs a look: some answers are not what the form asks for.',
    moreLeads: (count) => (count === 1 ? '1 more lead' : `${count} more leads`),
    whyCounted:
      'Leads that may have been sent by a machine, or that come in great numbers within an hour, get no e-mail of their own.',
  },
  he: {
    newLead: 'ליד חדש',
    test: 'בדיקה',
    testText: 'זו הודעת בדיקה עם ליד מומצא. ליד אמיתי ייראה כך:',
    on: 'באתר',
    somebody: 'מישהו',
    coupon: 'קופון',
    prize: 'פרס',
    popup: 'פופאפ',
    page: 'עמוד',
    allLeads: 'כל הלידים',
    needsLook: 'כדאי לבדוק את הליד הזה: חלק מהתשובות אינן מה שהטופס מבקש.',
    answer: 'תשובה להודעה הזו תגיע ישירות ללקוח.',
    moreLeads: (count) => (count === 1 ? 'עוד ליד אחד' : `עוד ${count} לידים`),
    whyCounted:
      'על לידים שאולי נשלחו בידי תוכנה, או שמגיעים בכמות גדולה בתוך שעה, לא נשלחת הודעה נפרדת.',
  },
};
