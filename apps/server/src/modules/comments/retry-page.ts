import { COMMENT_LIMITS, COMMENT_TRAP, type PostCommentRequest } from '@beckon/contract/comments';
import type { Language } from '@beckon/contract/values';
import { plainPage } from '../../http/answers/plain-page.ts';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { type CommentRefusal, refusalText } from './refusal-text.ts';

export interface RetryPageOptions {
  readonly refusal: CommentRefusal;
  readonly form: PostCommentRequest;
  readonly language: Language;
  /** The address of the article. */
  readonly page: string | undefined;
  readonly ticket: string | undefined;
}

/**
 * A page that says what is wrong and shows the form again with everything that was typed. It needs
 * no JavaScript.
 */
export function retryPage({ refusal, form, language, page, ticket }: RetryPageOptions): string {
  const words = SERVER_TEXTS[language].comments;
  const message = `<p role="alert">${refusalText(refusal, language)}</p>`;
  const back = page === undefined ? '' : `<p><a href="${escapeHtml(page)}">${words.back}</a></p>`;
  const body =
    refusal === 'too-large' || refusal === 'no-article'
      ? message
      : `${message}<p>${words.kept}</p>${formAgain({ refusal, form, language, page, ticket })}`;
  return plainPage({
    language,
    title: words.title,
    body: `<h1>${words.title}</h1>${body}${back}`,
    style: STYLE,
  });
}

/** The page for a browser that does not say which page it came from. */
export function thanksPage(language: Language): string {
  const { thanks } = SERVER_TEXTS[language].comments;
  return plainPage({
    language,
    title: thanks,
    body: `<p role="status">${thanks}</p>`,
    style: STYLE,
  });
}

function formAgain({ refusal, form, language, page, ticket }: RetryPageOptions): string {
  const words = SERVER_TEXTS[language].comments;
  const { comment = '', author = '', email = '', url = '' } = form;
  // The parent is gone, so a reply that is sent again becomes a new comment.
  const parent = refusal === 'lost-parent' ? '0' : (form.comment_parent ?? '0');
  const hidden = {
    comment_post_ID: form.comment_post_ID ?? '',
    comment_parent: parent,
    redirect_to: page ?? '',
    redirect_ticket: ticket ?? '',
    lang: language,
  };
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const input = (name: 'author' | 'email' | 'url', value: string): string =>
    `<label>${words[name]}<input name="${name}" value="${escapeHtml(value)}" maxlength="${Math.max(COMMENT_LIMITS[name], value.length)}" dir="auto"></label>`;
  // A browser drops the first line break after the tag, and keeps those of the comment.
  return `<form method="post">
${fields.join('')}
<p hidden><input name="${COMMENT_TRAP}" tabindex="-1" autocomplete="off"></p>
<label>${words.comment}<textarea name="comment" rows="8" dir="auto">
${escapeHtml(comment)}</textarea></label>
${input('author', author)}
${input('email', email)}
${input('url', url)}
<button>${words.send}</button>
</form>`;
}

const STYLE = `
main {
  width: min(100% - 48px, 560px);
  margin: 0 auto;
  padding: 56px 0;
}
[role='alert'] {
  padding: 12px 16px;
  border-inline-start: 4px solid #b3401f;
  background: #fff;
}
form {
  display: grid;
  gap: 16px;
}
label {
  display: grid;
  gap: 4px;
  font-size: 15px;
}
input,
textarea {
  font: inherit;
  padding: 10px 12px;
  border: 1px solid #8d877c;
  border-radius: 8px;
  background: #fff;
  color: inherit;
}
button {
  justify-self: start;
}
`;
