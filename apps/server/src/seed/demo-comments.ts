import type { CommentState } from '@beckon/contract/comments';

/** A comment of the demo blog. */
export interface DemoComment {
  readonly id: string;
  readonly articleId: string;
  readonly parentId?: string;
  readonly author: string;
  readonly text: string;
  readonly state: CommentState;
  /** Age of the comment when the demo is created. */
  readonly minutesAgo: number;
  /** Path of the article on this server, which can have any address. */
  readonly page: string;
}

const ENGLISH = '/demos/blog/low-tide.html';
const HEBREW = '/demos/blog/he/low-tide.html';
const DAY = 24 * 60;

export const BLOG_COMMENTS: readonly DemoComment[] = [
  {
    id: 'demoblogcomment1',
    articleId: 'low-tide',
    author: 'Margit',
    text: 'We moored in that harbour in 1987 and nobody warned us. I woke up at six because my bed had become a wall.\n\nThe spoon may be ours.',
    state: 'approved',
    minutesAgo: 5 * DAY,
    page: ENGLISH,
  },
  {
    id: 'demoblogcomment2',
    articleId: 'low-tide',
    parentId: 'demoblogcomment1',
    author: 'Ruben',
    text: 'Is there an anchor on the handle?',
    state: 'approved',
    minutesAgo: 4 * DAY + 300,
    page: ENGLISH,
  },
  {
    id: 'demoblogcomment3',
    articleId: 'low-tide',
    parentId: 'demoblogcomment2',
    author: 'Margit',
    text: 'There is. Keep it, it has clearly decided where it wants to live.',
    state: 'approved',
    minutesAgo: 4 * DAY + 120,
    page: ENGLISH,
  },
  {
    id: 'demoblogcomment4',
    articleId: 'low-tide',
    author: 'Harbour Office',
    text: 'Next one: 7 December, 0.1 m at 06:20. Bring the children.',
    state: 'approved',
    minutesAgo: 2 * DAY,
    page: ENGLISH,
  },
  {
    id: 'demoblogcomment5',
    articleId: 'low-tide',
    author: 'Tomás',
    text: 'Does the crab have a name yet?',
    state: 'pending',
    minutesAgo: 45,
    page: ENGLISH,
  },
];

export const HEBREW_BLOG_COMMENTS: readonly DemoComment[] = [
  {
    id: 'demoblogcommenth1',
    articleId: 'low-tide',
    author: 'מרגלית',
    text: 'עגנו שם ב־1987 ואיש לא הזהיר אותנו. התעוררתי בשש כי המיטה שלי נעשתה קיר.\n\nייתכן שהכפית שלנו.',
    state: 'approved',
    minutesAgo: 5 * DAY,
    page: HEBREW,
  },
  {
    id: 'demoblogcommenth2',
    articleId: 'low-tide',
    parentId: 'demoblogcommenth1',
    author: 'ראובן',
    text: 'יש עוגן על הידית?',
    state: 'approved',
    minutesAgo: 4 * DAY,
    page: HEBREW,
  },
  {
    id: 'demoblogcommenth3',
    articleId: 'low-tide',
    author: 'תומר',
    text: 'לסרטן כבר יש שם?',
    state: 'pending',
    minutesAgo: 45,
    page: HEBREW,
  },
];
