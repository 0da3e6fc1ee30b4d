import type { Language } from '@beckon/contract/values';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import type { CommentRecord } from '../../store/store.ts';
import { MAIL_LOCALES } from '@beckon/languages/languages';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { type CommentThread, toThreads } from './comment-tree.ts';

interface CommentsHtmlOptions {
  readonly language: Language;
  readonly timeZone: string;
}

interface Drawing {
  readonly language: Language;
  /** Created once, because creating it takes longer than drawing a comment. */
  readonly times: Intl.DateTimeFormat;
}

/**
 * The comments of an article as an html fragment. Its markup is the usual one of WordPress themes,
 * so that existing comment scripts and styles work. All text from readers is escaped.
 */
export function commentsHtml(
  comments: readonly CommentRecord[],
  { language, timeZone }: CommentsHtmlOptions,
): string {
  const times = new Intl.DateTimeFormat(MAIL_LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return listOf(toThreads(comments), 1, { language, times });
}

function listOf(threads: readonly CommentThread[], depth: number, drawing: Drawing): string {
  if (threads.length === 0) return '';
  const className = depth === 1 ? 'comment-list' : 'children';
  const items = threads.map((thread) => itemOf(thread, depth, drawing));
  return `<ol class="${className}">${items.join('')}</ol>`;
}

function itemOf({ comment, replies }: CommentThread, depth: number, drawing: Drawing): string {
  const { language, times } = drawing;
  const { id, state, text, at } = comment;
  const words = SERVER_TEXTS[language].comments;
  const waiting =
    state === 'pending'
      ? `<p class="comment-awaiting-moderation"><em>${words.waiting}</em></p>`
      : '';
  const time = `<time datetime="${new Date(at).toISOString()}">${times.format(at)}</time>`;
  return `<li id="comment-${id}" class="comment depth-${depth}"><article id="div-comment-${id}" class="comment-body"><footer class="comment-meta"><div class="comment-author vcard">${authorOf(comment)} <span class="says">${words.says}</span></div><div class="comment-metadata"><a href="#comment-${id}">${time}</a></div>${waiting}</footer><div class="comment-content" dir="auto">${paragraphs(text)}</div>${replyLink(comment, language)}</article>${listOf(replies, depth + 1, drawing)}</li>`;
}

function authorOf({ author, authorUrl }: CommentRecord): string {
  const name = `<bdi>${escapeHtml(author)}</bdi>`;
  return authorUrl === ''
    ? `<b class="fn">${name}</b>`
    : `<b class="fn"><a class="url" rel="ugc nofollow noopener external" href="${escapeHtml(authorUrl)}">${name}</a></b>`;
}

/** A comment that is not approved yet gets no reply link. */
function replyLink({ id, articleId, author, state }: CommentRecord, language: Language): string {
  if (state !== 'approved') return '';
  const words = SERVER_TEXTS[language].comments;
  const replyTo = escapeHtml(words.replyTo(author));
  return `<div class="reply"><a rel="nofollow" class="comment-reply-link" href="?replytocom=${id}#respond" data-commentid="${id}" data-postid="${escapeHtml(articleId)}" data-belowelement="div-comment-${id}" data-respondelement="respond" data-replyto="${replyTo}" aria-label="${replyTo}">${words.reply}</a></div>`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
