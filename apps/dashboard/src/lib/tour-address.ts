import { ROUTES } from './routes.ts';

/** The tour's step is in the page's address: links lead into it, and a reload keeps it. */
export const TOUR_PARAMETER = 'tour';

/** A page of the dashboard at a step of the tour; the first step is 1. */
export function tourAddress(path: string, step: number): string {
  return `${path}?${TOUR_PARAMETER}=${step}`;
}

/** Where the tour begins. */
export const TOUR_START = tourAddress(ROUTES.popups, 1);
