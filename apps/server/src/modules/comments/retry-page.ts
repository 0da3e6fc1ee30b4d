import { COMMENT_LIMITS, COMMENT_TRAP, type PostCommentRequest } from '@beckon/contract/comments';
import { directionOf, type Language } from '@beckon/contract/values';
import { escapeHtml } from '../../lib/escape-html.ts';
import { type CommentRefusal, MESSAGES } from '../../messages/index.ts';

export interface RetryPageOptions {
  readonly refusal: CommentRefusal;
  readonly form: PostCommentRequest;
  readonly language: Language;
  /** The article. */
  readonly page: string | undefined;
  readonly ticket: string | undefined;
}

/** Says what is wrong and shows the form again with all that was typed. Needs no JavaScript. */
export function retryPage({ refusal, form, language, page, ticket }: RetryPageOptions): string {
  const words = MESSAGES[language].comments;
  const message = `<p role="alert">${words.refusals[refusal]}</p>`;
  const back = page === undefined ? '' : `<p><a href="${escapeHtml(page)}">${words.back}</a></p>`;
  const body =
    refusal === 'too-large' || refusal === 'no-article'
      ? message
      : `${message}<p>${words.kept}</p>${formAgain({ refusal, form, language, page, ticket })}`;
  return document(language, words.title, `<h1>${words.title}</h1>${body}${back}`);
}

/** For a browser that does not say which page it came from. */
export function thanksPage(language: Language): string {
  const { thanks } = MESSAGES[language].comments;
  return document(language, thanks, `<p role="status">${thanks}</p>`);
}

function formAgain({ refusal, form, language, page, ticket }: RetryPageOptions): string {
  const words = MESSAGES[language].comments;
  const { comment = '', author = '', email = '', url = '' } = form;
  // A reply that is sent again becomes a comment of its own.
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
  return `<form method="post">${fields.join('')}<p hidden><input name="${COMMENT_TRAP}" tabindex="-1" autocomplete="off"></p><label>${words.comment}<textarea name="comment" rows="8" dir="auto">
${escapeHtml(comment)}</textarea></label>${input('author', author)}${input('email', email)}${input('url', url)}<button>${words.send}</button></form>`;
}

function document(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

const STYLE =
  'body{margin:0;background:#f4f2ee;color:#1f1d1a;font:17px/1.6 system-ui,sans-serif}main{width:min(100% - 48px,560px);margin:0 auto;padding:56px 0}h1{font-size:26px;line-height:1.25;margin:0 0 12px}[role=alert]{padding:12px 16px;border-inline-start:4px solid #b3401f;background:#fff}form{display:grid;gap:16px}label{display:grid;gap:4px;font-size:15px}input,textarea{font:inherit;padding:10px 12px;border:1px solid #8d877c;border-radius:8px;background:#fff;color:inherit}button{justify-self:start;padding:12px 28px;border:0;border-radius:8px;background:#1f1d1a;color:#fff;font:inherit;cursor:pointer}:focus-visible{outline:3px solid #4b6bfb;outline-offset:2px}';
