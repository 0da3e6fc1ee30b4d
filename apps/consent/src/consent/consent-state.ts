import { NOTHING_STORED, type StoredConsent } from './stored-consent.ts';

/**
 * `starting`: nothing is decided yet. `asking`: the banner is shown. `dismissed`: it is not shown,
 * but the tab may be. `silent`: this visitor is not asked. `reloading`: something that ran was
 * withdrawn.
 */
export type ConsentPhase = 'starting' | 'silent' | 'asking' | 'dismissed' | 'reloading';

/** The state of this page view. The choices themselves are kept by the browser (`stored`). */
export interface ConsentState {
  readonly phase: ConsentPhase;
  readonly stored: StoredConsent;
  /** What has been activated on this page: `category:…` and `service:…`. */
  readonly active: ReadonlySet<string>;
  /** Categories that a tag manager knows of. */
  readonly tagged: ReadonlySet<string>;
  /** A `track` call was tried on this page. */
  readonly isTracked: boolean;
}

export const INITIAL_STATE: ConsentState = {
  phase: 'starting',
  stored: NOTHING_STORED,
  active: new Set(),
  tagged: new Set(),
  isTracked: false,
};
