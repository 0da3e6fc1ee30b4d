import type { ViewPart } from '../view-contract.ts';

/** What takes a prerendered popup over, once the visitor does more with it than closing it. */
export interface ViewFiles {
  readonly viewPart: Pick<ViewPart, 'hydratePopup'>;
  readonly template: string;
}
