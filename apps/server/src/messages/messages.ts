/** Why a comment is not taken. */
export type CommentRefusal =
  | 'no-article'
  | 'no-comment'
  | 'long-comment'
  | 'no-author'
  | 'long-author'
  | 'wrong-email'
  | 'wrong-url'
  | 'lost-parent'
  | 'closed'
  | 'too-many'
  | 'too-large'
  | 'failed';

/** What the mails about leads say. */
export interface MailMessages {
  readonly newLead: string;
  /** Stands before the subject of a try. */
  readonly test: string;
  readonly testText: string;
  readonly on: string;
  readonly someone: string;
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

/** What the weekly report says, and the page that ends it. */
export interface WeeklyMessages {
  readonly subject: (siteName: string) => string;
  readonly days: (from: string, until: string) => string;
  readonly views: string;
  readonly conversions: string;
  readonly rate: string;
  readonly leads: string;
  readonly revenue: string;
  /** In one of several currencies, named by its code. */
  readonly revenueIn: (currency: string) => string;
  /** `change` is written with its sign and a percent sign. */
  readonly onWeekBefore: (change: string) => string;
  readonly noViewsBefore: string;
  readonly noViews: string;
  readonly popups: string;
  readonly ofViews: (views: string, rate: string) => string;
  readonly open: string;
  readonly why: string;
  readonly stop: string;
  readonly title: string;
  readonly question: (address: string, siteName: string) => string;
  readonly yes: string;
  readonly stopped: string;
  readonly stoppedText: (address: string, siteName: string) => string;
  readonly again: string;
  readonly tooOld: string;
}

/** What a lead is asked by mail, and the page behind the link. */
export interface ConfirmationMessages {
  readonly subject: (siteName: string) => string;
  readonly mail: (siteName: string, link: string) => string;
  readonly title: string;
  readonly question: (address: string) => string;
  readonly yes: string;
  readonly done: string;
  readonly doneText: (address: string) => string;
  readonly tooOld: string;
}

/** What is said to someone who shall get mails about leads. */
export interface RecipientMessages {
  readonly subject: string;
  readonly mail: (siteName: string, link: string) => string;
  readonly title: string;
  readonly question: (address: string) => string;
  readonly agree: string;
  readonly done: string;
  readonly doneText: (address: string) => string;
  readonly tooOld: string;
}

/** What readers of articles read about their comments. */
export interface CommentMessages {
  readonly refusals: Readonly<Record<CommentRefusal, string>>;
  readonly title: string;
  readonly kept: string;
  readonly comment: string;
  readonly author: string;
  readonly email: string;
  readonly url: string;
  readonly send: string;
  readonly back: string;
  readonly thanks: string;
  readonly reply: string;
  readonly replyTo: (author: string) => string;
  readonly says: string;
  readonly waiting: string;
}

/** What an owner over the plan's limit reads: at once, and after two days. */
export interface RestrictionMessages {
  readonly upgrade: string;
  readonly upgradeText: string;
  readonly remind: string;
  readonly remindText: string;
}

export interface LandingMessages {
  readonly open: string;
  readonly needsScript: string;
}

export interface ConsentMessages {
  /** Names of the documents that a banner links to, by their kind. */
  readonly documents: Readonly<Record<string, string>>;
  /** Why nobody is asked: the browser sends a privacy signal. */
  readonly privacySignal: string;
}

/** How the language is written outside our own texts. */
interface Writing {
  /** BCP 47: days and times are written as people there write them. */
  readonly dates: string;
  /** The encoding of files that are not UTF-8 and name none. */
  readonly oldEncoding: 'windows-1252' | 'windows-1255';
}

/** All that the server says to visitors and in mails, in one language; each has a file of its own. */
export interface Messages {
  readonly mail: MailMessages;
  readonly weekly: WeeklyMessages;
  readonly confirmation: ConfirmationMessages;
  readonly recipients: RecipientMessages;
  readonly comments: CommentMessages;
  readonly writing: Writing;
  readonly restriction: RestrictionMessages;
  readonly landing: LandingMessages;
  readonly consent: ConsentMessages;
}
