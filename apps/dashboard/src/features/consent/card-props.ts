import type { ConsentDesign } from '@beckon/contract/consent';

/**
 * The props of each card of the consent editor: the draft, and a function that changes a part of
 * it.
 */
export interface CardProps {
  readonly draft: ConsentDesign;
  readonly onChange: (part: Partial<ConsentDesign>) => void;
}
