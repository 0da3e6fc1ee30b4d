import type { VisitorFacts } from './rules/visitor-facts.ts';

/** One visitor at one display call, with what this browser remembers in our cookies. */
export interface ParsedDisplayRequest {
  readonly facts: VisitorFacts;
  readonly cookies: ReadonlyMap<string, string>;
  readonly nowMs: number;
  /** Shown whatever the rules say; the owner is looking at it. */
  readonly previewPopupId: string | undefined;
  /** Ids that have a place for an embedded popup on this page. */
  readonly embeddedIds: readonly string[];
  /** Of those, the ones whose place is their own landing page: who opens it asks for the form. */
  readonly landingFormIds: readonly string[];
  readonly visitorId: string;
  /**
   * The browser keeps that id and the call counts: only then may the visitor be in a holdout. The
   * owner sees his popups, and who agreed to no cookie cannot stay in one group.
   */
  readonly isMeasured: boolean;
}
