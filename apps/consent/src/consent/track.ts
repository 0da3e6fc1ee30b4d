import { acceptedIn, type Draft, emit, setBodyClasses, setStored, writeCookie } from './draft.ts';

/** In the place of the categories: nobody was asked, and why. */
export type TrackStatus = 'no_warning' | 'do_not_track';

/**
 * Tells the server what holds now, if that differs from what it was told last and the site keeps
 * records. docs/behaviour/consent.md#records
 */
export function track(draft: Draft, status?: TrackStatus): void {
  const { stored } = draft.state;
  const categories: readonly string[] = status === undefined ? acceptedIn(draft) : [status];
  draft.state = { ...draft.state, isTracked: true };
  emit(draft, 'cmplz_track_status', status ?? false);
  const { tracks, visitor } = draft.context;
  // The same is told again once the visitor chooses it.
  const told =
    status === undefined && stored.policyId === '' ? [...categories, 'no_choice'] : categories;
  const isKnown =
    stored.savedCategories !== undefined &&
    isSameSet(told, stored.savedCategories) &&
    isSameMap(stored.services, stored.savedServices);
  if (!isKnown && tracks && !visitor.isCrawler && !visitor.isSpeedTool) {
    setStored(draft, { savedCategories: told, savedServices: stored.services });
    writeCookie(draft, 'saved_categories', JSON.stringify(told));
    writeCookie(draft, 'saved_services', JSON.stringify(stored.services));
    draft.steps.push({
      do: 'send-track',
      body: { consented_categories: categories, consented_services: stored.services },
    });
  }
  setBodyClasses(draft);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

function isSameMap(
  one: Readonly<Record<string, boolean>>,
  other: Readonly<Record<string, boolean>>,
): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
