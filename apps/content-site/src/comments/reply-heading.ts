import { COMMENT_IDS } from './comment-elements.ts';

const HEADING_ID = 'reply-title';

/** The heading over the comment form. */
export interface ReplyHeading {
  /** What it said before anything was moved. */
  readonly originalText: string;
  /** Names the person who gets the reply; without a text it says what it said at first. */
  show(replyTo: string | undefined): void;
  restore(): void;
}

/** The heading as it is now; undefined when the page has none, or one without words. */
export function readHeading(document: Document): ReplyHeading | undefined {
  const heading = document.getElementById(HEADING_ID);
  const text = heading?.firstChild;
  if (heading === null || !(text instanceof Text)) return undefined;
  const originalText = text.data;
  const spaceAtEnd = originalText.slice(originalText.trimEnd().length);
  // A theme may link to the parent comment here; it would now name the wrong one.
  const link = heading.querySelector<HTMLElement>(`a:not(#${COMMENT_IDS.cancel})`);
  const display = link?.style.display ?? '';
  return {
    originalText,
    show(replyTo) {
      // The space at its end keeps the words apart from the cancel link.
      text.data = replyTo === undefined ? originalText : replyTo + spaceAtEnd;
      if (link !== null) link.style.display = 'none';
    },
    restore() {
      text.data = originalText;
      if (link !== null) link.style.display = display;
    },
  };
}
