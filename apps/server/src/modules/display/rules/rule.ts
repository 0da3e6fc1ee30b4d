import type { VisitorFacts } from './visitor-facts.ts';

/** The value that a rule reads: texts or a number. Of several texts, any may match. */
export type Seen = readonly string[] | number;

/**
 * One kind of audience rule. To add one: a row in the contract's AUDIENCE_RULES, and one in
 * index.ts here.
 */
export interface AudienceRuleOnServer {
  readonly see: (facts: VisitorFacts) => Seen;
  /** The text of which all others are parts: it contains what any of them contains. */
  readonly seeWhole?: (facts: VisitorFacts) => Seen;
  /** It reads the address of a page that need not be of this site. */
  readonly isElsewhere?: true;
  /** Makes the texts of both sides comparable. If undefined, they are compared unchanged. */
  readonly normalise?: (text: string) => string;
}
