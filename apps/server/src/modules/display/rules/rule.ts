import type { VisitorFacts } from './visitor-facts.ts';

/** The values that one rule looks at: texts, or a number. Several texts: any of them may match. */
export type Seen = readonly string[] | number;

/**
 * One kind of audience rule. A new one is a row in the contract's AUDIENCE_RULES, one file here and
 * one line in index.ts.
 */
export interface AudienceRuleKindOnServer {
  readonly see: (facts: VisitorFacts) => Seen;
  /** Each text is a part of the first: what one of them contains, the first contains. */
  readonly firstHoldsAll?: true;
  /** How texts are made comparable on both sides; as they are when missing. */
  readonly normalise?: (text: string) => string;
}
