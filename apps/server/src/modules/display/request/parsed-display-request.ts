import type { VisitorFacts } from '../rules/visitor-facts.ts';

/** One visitor in one display call, with the values of our cookies in this browser. */
export interface ParsedDisplayRequest {
  readonly facts: VisitorFacts;
  readonly cookies: ReadonlyMap<string, string>;
  readonly nowMs: number;
  /** The popup of a preview. It shows whatever its audience rules say. */
  readonly previewPopupId: string | undefined;
  /** Whether the call has the owner's token. Then a preview also shows what is not live now. */
  readonly isOwner: boolean;
  /** The popups that have an element for embedding on this page. */
  readonly embeddedIds: readonly string[];
  /**
   * Those of them whose own landing page this is. By opening it, the visitor has requested the
   * form.
   */
  readonly landingFormIds: readonly string[];
  /**
   * The popups that this page view was offered before its cart changed. Undefined for the first
   * call of a page view.
   */
  readonly offeredBefore?: readonly string[] | undefined;
  readonly visitorId: string;
  /**
   * Whether the browser stores the visitor id and the call counts. Only then may the visitor be in
   * a holdout: owners see all their popups, and a visitor without cookies cannot stay in one
   * group.
   */
  readonly isMeasured: boolean;
}
