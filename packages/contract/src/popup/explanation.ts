/** One reason for or against a popup, with what was wanted and what was seen. */
export interface ExplanationLine {
  readonly source: 'server' | 'trigger' | 'filter' | 'setting';
  readonly name: string;
  readonly wanted: string;
  readonly seen: string;
  /** `waits`: it has not happened yet, and nothing prevents it. */
  readonly verdict: 'passes' | 'stops' | 'waits';
  /**
   * All lines of one group must hold, and one such group is enough. Lines without a group must also
   * hold.
   */
  readonly group?: number | undefined;
  /** For a rule about page or visitor: its operator, and the values that it compares with. */
  readonly operator?: string | undefined;
  readonly values?: readonly string[] | undefined;
}

/** Why a popup whose trigger has fired still waits. docs/behaviour/queue.md#waiting. */
export type HeldBy =
  | 'hidden-tab'
  | 'full-screen'
  | 'hidden-frame'
  | 'hidden-page'
  | 'cookie-banner'
  | 'other-popup';

/**
 * Why one popup shows on this page, or does not: the decision trace that an owner reads.
 * docs/behaviour/decision-rules.md#decision-trace.
 */
export interface PopupExplanation {
  readonly popupId: string;
  readonly name: string;
  /** The name of its state in the browser, or `not-offered` when the server did not send it. */
  readonly state: string;
  readonly lines: readonly ExplanationLine[];
  /** What a popup waits for whose trigger has fired. */
  readonly heldBy?: HeldBy | undefined;
  /** Why it failed. */
  readonly failure?: string | undefined;
}
