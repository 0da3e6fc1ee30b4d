import type { ConsentDesign } from '@beckon/contract/consent';

/**
 * The props of each card of the consent editor: the draft, and a function that changes a part of
 * it.
 */
export interface CardProps {
  readonly draft: ConsentDesign;
  readonly onChange: (part: Partial<ConsentDesign>) => void;
}

/** The props of a card that has closed parts: one of them is open at first if a field is in it. */
export interface OpenCardProps extends CardProps {
  /** The field that the owner is led to, as in `ConsentIssue`; empty: none. */
  readonly field: string;
}
