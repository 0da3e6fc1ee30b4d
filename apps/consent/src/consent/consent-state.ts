import type { Category } from './category.ts';
import { NOTHING_STORED, type StoredConsent } from './stored-consent.ts';

/**
 * `starting`: nothing is decided yet. `silent`: this visitor is not asked. `asking`: the banner is
 * shown. `dismissed`: the banner is not shown, but the tab may be. `reloading`: something that ran
 * was withdrawn, so the page loads again.
 */
export type ConsentPhase = 'starting' | 'silent' | 'asking' | 'dismissed' | 'reloading';

/** The state of this page view. The choices themselves are stored in the browser (`stored`). */
export interface ConsentState {
  readonly phase: ConsentPhase;
  readonly stored: StoredConsent;
  /** Everything that was activated on this page: `category:…` and `service:…`. */
  readonly active: ReadonlySet<string>;
  /** Categories that were reported to a tag manager. */
  readonly tagged: ReadonlySet<Category>;
  /** Whether this page has tried to send a `track` call. */
  readonly isTracked: boolean;
}

export const INITIAL_STATE: ConsentState = {
  phase: 'starting',
  stored: NOTHING_STORED,
  active: new Set(),
  tagged: new Set(),
  isTracked: false,
};
