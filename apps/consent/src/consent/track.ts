import type { ConsentContext } from './consent-context.ts';
import {
  acceptedIn,
  cookieJson,
  type Draft,
  emit,
  setBodyClasses,
  setStored,
  writeCookie,
} from './draft.ts';

/** Sent instead of the categories if the visitor was not asked. It gives the reason. */
export type TrackStatus = 'no_warning' | 'do_not_track';

/**
 * Reports the current choices to the server, if the site keeps records and the choices differ from
 * the last report. docs/behaviour/consent.md#records
 */
export function track(draft: Draft, status?: TrackStatus): void {
  const { stored } = draft.state;
  const categories: readonly string[] = status === undefined ? acceptedIn(draft) : [status];
  draft.state = { ...draft.state, isTracked: true };
  emit(draft, 'cmplz_track_status', status ?? false);
  // The same choices are reported again when the visitor has chosen them.
  const reported =
    status === undefined && stored.policyId === '' ? [...categories, 'none'] : categories;
  const savedCategories = cookieJson(reported);
  const savedServices = cookieJson(stored.services);
  const isKnown =
    savedCategories === stored.savedCategories && savedServices === (stored.savedServices || '{}');
  if (!isKnown && keepsRecords(draft.consentContext)) {
    setStored(draft, { savedCategories, savedServices });
    writeCookie(draft, 'saved_categories', savedCategories);
    writeCookie(draft, 'saved_services', savedServices);
    draft.steps.push({
      do: 'send-track',
      body: { consented_categories: categories, consented_services: stored.services },
    });
  }
  setBodyClasses(draft);
}

function keepsRecords({ tracks, visitor }: ConsentContext): boolean {
  return tracks && !visitor.isCrawler && !visitor.isSpeedTool;
}
