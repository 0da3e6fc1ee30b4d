import type { RateLimit } from '../../http/rate-limit.ts';
import type { Store } from '../../store/store.ts';
import type { TemplateEngine } from './template-engine.ts';

/** What the actions on popups need. */
export interface PopupServiceDeps {
  readonly store: Store;
  readonly templates: TemplateEngine;
  readonly newPopupId: () => string;
  readonly now: () => number;
  /** Limits how much an account publishes. Missing: no limit. */
  readonly rate?: RateLimit;
}
