import { COMMENT_IDS, findInput, findReplyElements, keepPlace } from './comment-elements.ts';
import { focusFirstControl } from './focus-first-control.ts';
import type { ReplyRequest } from './read-reply-link.ts';
import { type ReplyHeading, readHeading } from './reply-heading.ts';

/** The parent id of a comment that is not a reply. */
const NO_PARENT = '0';

/** Moves the comment form of a page. docs/behaviour/content-site.md#comments */
export interface CommentReply {
  /**
   * Moves the form below a comment. Returns false, and changes nothing, if the page lacks an
   * element that this needs. `opener` gets the focus back after cancelling.
   */
  move(request: ReplyRequest, opener: Element | null): boolean;
  /** Moves the form back. Returns false if it was not moved. */
  cancel(): boolean;
}

/** The form before it was moved. */
interface FirstForm {
  readonly respond: HTMLElement;
  readonly heading: ReplyHeading | undefined;
  readonly postId: string | undefined;
}

export function createCommentReply(document: Document): CommentReply {
  let first: FirstForm | undefined;
  let opener: Element | null = null;
  const place = (): HTMLElement | null => document.getElementById(COMMENT_IDS.placeholder);
  // If a script replaces the list of comments, the form in it is removed with the typed text. Then
  // it goes back to its original place.
  const watch = new MutationObserver(() => {
    if (first?.respond.isConnected !== false) return;
    watch.disconnect();
    reply.cancel();
  });
  const reply: CommentReply = {
    move(request, from) {
      const elements = findReplyElements(document, request);
      const parent = findInput(document, COMMENT_IDS.parent);
      if (elements === undefined || parent === undefined) return false;
      const { below, respond, cancel } = elements;
      // Without a placeholder, the form is in its original place, so this is the state to restore
      // later.
      if (place() === null || first === undefined) first = readForm(document, respond);
      keepPlace(respond, first.heading?.originalText ?? '');
      setInput(document, COMMENT_IDS.post, request.postId || undefined);
      parent.value = request.commentId;
      cancel.style.display = '';
      below.after(respond);
      first.heading?.show(request.replyTo);
      opener = from;
      watch.observe(document.body, { childList: true, subtree: true });
      focusFirstControl(respond);
      return true;
    },
    cancel() {
      const placeholder = place();
      if (placeholder === null || first === undefined) return false;
      const { respond, heading, postId } = first;
      first = undefined;
      watch.disconnect();
      // First, because inputs are found only while the form is in the page.
      placeholder.replaceWith(respond);
      setInput(document, COMMENT_IDS.parent, NO_PARENT);
      setInput(document, COMMENT_IDS.post, postId);
      document.getElementById(COMMENT_IDS.cancel)?.style.setProperty('display', 'none');
      heading?.restore();
      if (opener instanceof HTMLElement) opener.focus();
      return true;
    },
  };
  return reply;
}

function readForm(document: Document, respond: HTMLElement): FirstForm {
  const heading = readHeading(document);
  return { respond, heading, postId: findInput(document, COMMENT_IDS.post)?.value };
}

/** Sets the value of an input. Does nothing if the value is undefined. */
function setInput(document: Document, id: string, value: string | undefined): void {
  const field = findInput(document, id);
  if (field !== undefined && value !== undefined) field.value = value;
}
