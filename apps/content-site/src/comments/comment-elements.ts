import type { ReplyRequest } from './read-reply-link.ts';

/** Ids that WordPress gives to the parts of a comment form. */
export const COMMENT_IDS = {
  cancel: 'cancel-comment-reply-link',
  parent: 'comment_parent',
  post: 'comment_post_ID',
  /** Marks the original place of the form while the form is elsewhere. */
  placeholder: 'wp-temp-form-div',
} as const;

/** The elements that a reply needs. */
export interface ReplyElements {
  readonly below: HTMLElement;
  readonly respond: HTMLElement;
  readonly cancel: HTMLElement;
}

/**
 * Finds the elements of a reply. Undefined if one is missing, or if the form would be moved into
 * itself.
 */
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

/** An input of the form; undefined if the page has no input with this id. */
export function findInput(document: Document, id: string): HTMLInputElement | undefined {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** Inserts the placeholder before the form, unless there is one already. */
export function keepPlace(respond: HTMLElement, text: string): void {
  const document = respond.ownerDocument;
  if (document.getElementById(COMMENT_IDS.placeholder) !== null) return;
  const place = document.createElement('div');
  place.id = COMMENT_IDS.placeholder;
  place.style.display = 'none';
  place.textContent = text;
  respond.before(place);
}
