import { ROUTES } from './routes.ts';

/**
 * The parameter with the tour's step. It is in the address, so that links can open a step and a
 * reload keeps it.
 */
export const TOUR_PARAMETER = 'tour';

/** The address of a page at a step of the tour. The first step is 1. */
export function tourAddress(path: string, step: number): string {
  return `${path}?${TOUR_PARAMETER}=${step}`;
}

/** The address of the first step of the tour. */
export const TOUR_START = tourAddress(ROUTES.popups, 1);
