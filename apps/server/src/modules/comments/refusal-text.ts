import { COMMENT_LIMITS } from '@beckon/contract/comments';
import type { Language } from '@beckon/contract/values';
import { SERVER_TEXTS, type ServerTexts } from '@beckon/languages/server';

/** Why a comment is refused. */
export type CommentRefusal = keyof ServerTexts['comments']['refusals'];

const MOST: Readonly<Partial<Record<CommentRefusal, number>>> = {
  'long-comment': COMMENT_LIMITS.comment,
  'long-author': COMMENT_LIMITS.author,
};

/** Why a comment is refused, in the reader's language. */
export function refusalText(refusal: CommentRefusal, language: Language): string {
  const text = SERVER_TEXTS[language].comments.refusals[refusal];
  return text.replace('{most}', String(MOST[refusal]));
}
