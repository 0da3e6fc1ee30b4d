/** One reason for or against a popup, with what was wanted and what was seen. */
export interface ExplanationLine {
  readonly source: 'server' | 'trigger' | 'filter' | 'setting';
  readonly name: string;
  readonly wanted: string;
  readonly seen: string;
  /** `waits`: nothing is against it, it has not happened yet. */
  readonly verdict: 'passes' | 'stops' | 'waits';
  /** All lines of one group must hold, and one group is enough; those without must hold besides. */
  readonly group?: number | undefined;
  /** How a rule about page or visitor compares, and with what. */
  readonly operator?: string | undefined;
  readonly values?: readonly string[] | undefined;
}

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
}
