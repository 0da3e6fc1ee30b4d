import type { RateLimit } from '../../lib/rate-limit.ts';
import type { Store } from '../../store/store.ts';
import type { TemplateEngine } from './template-engine.ts';

/** The dependencies of all actions on popups. */
export interface PopupServiceDeps {
  readonly store: Store;
  readonly templates: TemplateEngine;
  readonly newPopupId: () => string;
  readonly now: () => number;
  /** Limits how much an account publishes. If missing, there is no limit. */
  readonly rate?: RateLimit;
}
