import type { TriggerVisit } from '../trigger.ts';

/** The first page of a first visit, unless a test says otherwise. */
export function aVisit(changes: Partial<TriggerVisit> = {}): TriggerVisit {
  return {
    visit: 1,
    pagesThisVisit: 1,
    secondsOnSite: 0,
    hasFiredThisVisit: () => false,
    ...changes,
  };
}
