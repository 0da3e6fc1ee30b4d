import type { Language } from '@beckon/contract/values';

interface RecipientWords {
  readonly subject: string;
  readonly mail: (siteName: string, link: string) => string;
  readonly title: string;
  readonly question: (address: string) => string;
  readonly agree: string;
  readonly done: string;
  readonly doneText: (address: string) => string;
  readonly tooOld: string;
}

/** What is said to somebody who shall get mails about leads. */
export const RECIPIENT_WORDS: Readonly<Record<Language, RecipientWords>> = {
  en: {
    subject: 'Do you want e-mails about new leads?',
    mail: (siteName, link) =>
      `The owner of the site “${siteName}” wants Beckon to tell you by e-mail of each new lead.\n\nIf you want that, open this page within a week and agree:\n${link}\n\nIf you do not, do nothing: you will get no such e-mails.\n`,
    title: 'E-mails about new leads',
    question: (address) => `Shall e-mails about new leads go to ${address}?`,
    agree: 'Yes, send them',
    done: 'Done',
    doneText: (address) => `E-mails about new leads now go to ${address}.`,
    tooOld:
      'This link is too old, or not whole. Ask the owner of the site to send you another from the site’s settings.',
  },
  he: {
    subject: 'לשלוח אליך הודעות על לידים חדשים?',
    mail: (siteName, link) =>
      `בעל האתר „${siteName}” מבקש ש-Beckon ישלח אליך הודעה על כל ליד חדש.\n\nאם זה מתאים לך, יש לאשר בעמוד הזה בתוך שבוע:\n${link}\n\nאם לא, אין צורך לעשות דבר: לא יישלחו אליך הודעות כאלה.\n`,
    title: 'הודעות על לידים חדשים',
    question: (address) => `לשלוח הודעות על לידים חדשים אל ${address}?`,
    agree: 'כן, לשלוח',
    done: 'אושר',
    doneText: (address) => `הודעות על לידים חדשים יישלחו מעכשיו אל ${address}.`,
    tooOld: 'הקישור ישן מדי או לא שלם. אפשר לבקש מבעל האתר לשלוח קישור חדש מהגדרות האתר.',
  },
};
