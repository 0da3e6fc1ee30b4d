import type { ConsentDesign } from '@beckon/contract/consent';

/** What each card of the consent editor takes: the draft, and how to change a part of it. */
export interface CardProps {
  readonly draft: ConsentDesign;
  readonly onChange: (part: Partial<ConsentDesign>) => void;
}
