import type { ViewPart } from '../view-contract.ts';

/** The files that take over a prerendered popup, once the visitor does more than close it. */
export interface ViewFiles {
  readonly viewPart: Pick<ViewPart, 'hydratePopup'>;
  readonly template: string;
}
