import type { ReplyRequest } from './read-reply-link.ts';

/** Ids that WordPress gives to the parts of a comment form. */
export const COMMENT_IDS = {
  cancel: 'cancel-comment-reply-link',
  parent: 'comment_parent',
  post: 'comment_post_ID',
  /** Keeps the form's place while it is elsewhere. */
  placeholder: 'wp-temp-form-div',
} as const;

/** What a reply needs of the page. */
export interface ReplyElements {
  readonly below: HTMLElement;
  readonly respond: HTMLElement;
  readonly cancel: HTMLElement;
}

/** Undefined when one of them is missing, or the form would be inside itself. */
export function findReplyElements(
  document: Document,
  request: ReplyRequest,
): ReplyElements | undefined {
  const below = document.getElementById(request.belowElementId);
  const respond = document.getElementById(request.respondElementId);
  const cancel = document.getElementById(COMMENT_IDS.cancel);
  if (below === null || respond === null || cancel === null) return undefined;
  return respond.contains(below) ? undefined : { below, respond, cancel };
}

/** An input of the form; undefined when the page has none of that id. */
export function findInput(document: Document, id: string): HTMLInputElement | undefined {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** Puts the form's placeholder before it; nothing when there is one already. */
export function keepPlace(respond: HTMLElement, text: string): void {
  const document = respond.ownerDocument;
  if (document.getElementById(COMMENT_IDS.placeholder) !== null) return;
  const place = document.createElement('div');
  place.id = COMMENT_IDS.placeholder;
  place.style.display = 'none';
  place.textContent = text;
  respond.before(place);
}
