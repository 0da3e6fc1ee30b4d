import { COMMENT_IDS, findInput, findReplyElements, keepPlace } from './comment-elements.ts';
import { focusFirstControl } from './focus-first-control.ts';
import type { ReplyRequest } from './read-reply-link.ts';
import { type ReplyHeading, readHeading } from './reply-heading.ts';

/** Parent of a comment that answers no other. */
const NO_PARENT = '0';

/** The comment form of a page and the place where it is. docs/behaviour/content-site.md#comments */
export interface CommentReply {
  /**
   * Puts the form under a comment; false when the page lacks what that needs, and nothing has
   * changed.
   */
  move(request: ReplyRequest, opener: Element | null): boolean;
  /** Puts the form back; false when it has not been moved. */
  cancel(): boolean;
}

/** How the form was before it was moved. */
interface FirstForm {
  readonly respond: HTMLElement;
  readonly heading: ReplyHeading | undefined;
  readonly postId: string | undefined;
}

export function createCommentReply(document: Document): CommentReply {
  let first: FirstForm | undefined;
  let opener: Element | null = null;
  const place = (): HTMLElement | null => document.getElementById(COMMENT_IDS.placeholder);
  // A list that is loaded again takes the form along, and what was typed into it: back it goes.
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
      // Without a placeholder the form is where the page has put it: that is the place to go back to.
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
      // Back in the page first: only there its fields are found.
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

/** Leaves the field as it is when there is no value for it. */
function setInput(document: Document, id: string, value: string | undefined): void {
  const field = findInput(document, id);
  if (field !== undefined && value !== undefined) field.value = value;
}
