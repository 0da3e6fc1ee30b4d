import { COMMENT_IDS } from './comment-elements.ts';

const HEADING_ID = 'reply-title';

/** The heading above the comment form. */
export interface ReplyHeading {
  /** The text before the form was moved. */
  readonly originalText: string;
  /** Shows this text, which names the person who gets the reply. Undefined: shows the original text. */
  show(replyTo: string | undefined): void;
  restore(): void;
}

/**
 * Reads the current heading. Undefined if the page has no heading, or one that does not start with
 * text.
 */
export function readHeading(document: Document): ReplyHeading | undefined {
  const heading = document.getElementById(HEADING_ID);
  const text = heading?.firstChild;
  if (heading === null || !(text instanceof Text)) return undefined;
  const originalText = text.data;
  const spaceAtEnd = originalText.slice(originalText.trimEnd().length);
  // A theme may link to the parent comment here. During a reply, the link could name another
  // comment.
  const link = heading.querySelector<HTMLElement>(`a:not(#${COMMENT_IDS.cancel})`);
  const display = link?.style.display ?? '';
  return {
    originalText,
    show(replyTo) {
      // The trailing space separates the words from the cancel link.
      text.data = replyTo === undefined ? originalText : replyTo + spaceAtEnd;
      if (link !== null) link.style.display = 'none';
    },
    restore() {
      text.data = originalText;
      if (link !== null) link.style.display = display;
    },
  };
}
