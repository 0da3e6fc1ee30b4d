import type { Language } from '@beckon/contract/values';

export interface SharedCopy {
  readonly email: string;
  readonly emailHint: string;
  readonly name: string;
  readonly nameHint: string;
  readonly phone: string;
  readonly phoneHint: string;
  readonly workEmail: string;
  readonly company: string;
  readonly companySize: string;
  readonly sizes: readonly string[];
  readonly message: string;
  readonly messageHint: string;
  readonly birthday: string;
  readonly birthdayHint: string;
  readonly date: string;
  readonly dateHint: string;
  readonly city: string;
  readonly website: string;
  readonly people: string;
  readonly consent: string;
  readonly code: string;
  readonly close: string;
  readonly noThanks: string;
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly back: string;
}

/** Words that many formats share: fields, units of time, ways out. */
export const SHARED: Readonly<Record<Language, SharedCopy>> = {
  en: {
    email: 'E-mail',
    emailHint: 'Your e-mail',
    name: 'Name',
    nameHint: 'Your name',
    phone: 'Phone',
    phoneHint: 'Your phone number',
    workEmail: 'Work e-mail',
    company: 'Company',
    companySize: 'Team size',
    sizes: ['1–10 people', '11–50 people', '51–200 people', 'More than 200'],
    message: 'Message',
    messageHint: 'Tell us in a few words',
    birthday: 'Birthday',
    birthdayHint: 'dd/mm/yyyy',
    date: 'Date',
    dateHint: 'dd/mm/yyyy',
    city: 'City',
    website: 'Website',
    people: 'Guests',
    consent: 'I agree to receive news by e-mail',
    code: 'Your code',
    close: 'Close',
    noThanks: 'No, thanks',
    days: 'days',
    hours: 'hours',
    minutes: 'min',
    seconds: 'sec',
    back: 'Back to the site',
  },
  he: {
    email: 'אימייל',
    emailHint: 'כתובת האימייל שלך',
    name: 'שם',
    nameHint: 'השם שלך',
    phone: 'טלפון',
    phoneHint: 'מספר הטלפון שלך',
    workEmail: 'אימייל בעבודה',
    company: 'חברה',
    companySize: 'גודל הצוות',
    sizes: ['1–10 אנשים', '11–50 אנשים', '51–200 אנשים', 'יותר מ־200'],
    message: 'הודעה',
    messageHint: 'ספרו לנו בכמה מילים',
    birthday: 'יום הולדת',
    birthdayHint: 'dd/mm/yyyy',
    date: 'תאריך',
    dateHint: 'dd/mm/yyyy',
    city: 'עיר',
    website: 'אתר',
    people: 'אורחים',
    consent: 'אפשר לשלוח לי עדכונים באימייל',
    code: 'הקוד שלך',
    close: 'סגירה',
    noThanks: 'לא, תודה',
    days: 'ימים',
    hours: 'שעות',
    minutes: 'דקות',
    seconds: 'שניות',
    back: 'חזרה לאתר',
  },
};
