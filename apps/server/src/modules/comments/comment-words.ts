import { COMMENT_LIMITS } from '@beckon/contract/comments';
import type { Language } from '@beckon/contract/values';
import type { CommentProblem } from './read-comment.ts';

/** Why a comment is not taken. */
export type CommentRefusal =
  | CommentProblem
  | 'lost-parent'
  | 'closed'
  | 'too-many'
  | 'too-large'
  | 'failed';

interface CommentWords {
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

const { comment, author } = COMMENT_LIMITS;

const ENGLISH: CommentWords = {
  refusals: {
    'no-article': 'This form does not say which article it belongs to.',
    'no-comment': 'Please write a comment.',
    'long-comment': `This comment is too long: ${comment} characters fit.`,
    'no-author': 'Please write your name.',
    'long-author': `This name is too long: ${author} characters fit.`,
    'wrong-email': 'This e-mail address cannot be right. Correct it, or leave it empty.',
    'wrong-url': 'This web address cannot be right. Correct it, or leave it empty.',
    'lost-parent':
      'The comment that you answer is no longer there. Send again to post yours on its own.',
    closed: 'Comments are closed here.',
    'too-many': 'You are writing very fast. Please wait a minute, then send again.',
    'too-large': 'This comment is too long to be taken.',
    failed: 'Your comment could not be kept just now. Please send it again in a moment.',
  },
  title: 'Your comment was not sent yet',
  kept: 'Nothing that you wrote is lost.',
  comment: 'Comment',
  author: 'Name',
  email: 'E-mail (is not shown)',
  url: 'Website',
  send: 'Send comment',
  back: 'Back to the article',
  thanks: 'Thank you. Your comment is shown as soon as it is approved.',
  reply: 'Reply',
  replyTo: (name) => `Reply to ${name}`,
  says: 'says:',
  waiting: 'Your comment waits for approval. Only you see it until then.',
};

const HEBREW: CommentWords = {
  refusals: {
    'no-article': 'הטופס אינו אומר לאיזה מאמר הוא שייך.',
    'no-comment': 'נא לכתוב תגובה.',
    'long-comment': `התגובה ארוכה מדי: יש מקום ל־${comment} תווים.`,
    'no-author': 'נא לכתוב שם.',
    'long-author': `השם ארוך מדי: יש מקום ל־${author} תווים.`,
    'wrong-email': 'כתובת הדוא״ל אינה תקינה. אפשר לתקן אותה או להשאיר ריק.',
    'wrong-url': 'כתובת האתר אינה תקינה. אפשר לתקן אותה או להשאיר ריק.',
    'lost-parent': 'התגובה שעליה עניתם כבר אינה כאן. שליחה נוספת תפרסם את תגובתכם בפני עצמה.',
    closed: 'התגובות כאן סגורות.',
    'too-many': 'אתם כותבים מהר מאוד. נא להמתין דקה ולשלוח שוב.',
    'too-large': 'התגובה ארוכה מכדי להתקבל.',
    failed: 'לא הצלחנו לשמור את התגובה כרגע. נא לשלוח שוב בעוד רגע.',
  },
  title: 'התגובה עדיין לא נשלחה',
  kept: 'דבר ממה שכתבתם לא אבד.',
  comment: 'תגובה',
  author: 'שם',
  email: 'דוא״ל (לא יוצג)',
  url: 'אתר',
  send: 'שליחת תגובה',
  back: 'חזרה למאמר',
  thanks: 'תודה. התגובה תוצג מיד כשתאושר.',
  reply: 'תגובה',
  replyTo: (name) => `תגובה אל ${name}`,
  says: 'כותב/ת:',
  waiting: 'התגובה ממתינה לאישור. עד אז רק אתם רואים אותה.',
};

/** What readers are told about their comments. */
export const COMMENT_WORDS: Readonly<Record<Language, CommentWords>> = {
  en: ENGLISH,
  he: HEBREW,
};
