import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { PrerenderedPopups } from './modules/display/prerendered-popups.ts';
import type { TemplateFiles } from './modules/display/template-files.ts';
import type { DirectRoutes } from './http/direct-routes.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { LiveSites } from './live-sites/live-sites.ts';
import type { ReaderOf } from './lib/plan-deliveries.ts';
import type { PlanLimits } from './live-sites/plan-limits.ts';
import type { LivePopup, SiteRecord, Store } from './store/store.ts';

/** Fastify with schemas that are types, too. */
export type PublicApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A popup's saved draft as its visitors would get it, with its template's html. */
export interface Draft {
  readonly popup: LivePopup;
  readonly html: string;
}

/** What the visitors' routes are made from. */
export interface PublicApiDeps {
  readonly store: Store;
  readonly sites: LiveSites;
  readonly limits: PlanLimits;
  readonly templates: TemplateFiles;
  /** Missing: popups are not prerendered. */
  readonly prerendered?: PrerenderedPopups | undefined;
  readonly rate: RateLimit;
  /** The routes that are also answered without Fastify. */
  readonly direct: DirectRoutes;
  readonly now: () => number;
  /** From 0 to below 1, not to be foreseen. */
  readonly nextRandom: () => number;
  /** Two capital letters, or empty when unknown (private addresses always are). */
  readonly countryOf: (address: string) => string;
  /** Signs owner tokens. */
  readonly secret: string;
  /** For the owner's eyes on their own site; undefined: no popup of that site. */
  readonly draftOf: (
    site: SiteRecord,
    popupId: string,
    isMobile: boolean,
  ) => Promise<Draft | undefined>;
  /** Origin under which browsers reach us; undefined: the host of each request. */
  readonly publicUrl: string | undefined;
  /** Who reads at each kind of destination. */
  readonly readerOf: ReaderOf;
  /** Leads can be asked by mail to confirm their address; missing: they cannot. */
  readonly sendsMail?: boolean;
  /** The folder of the built consent.js; missing: it is not served. */
  readonly consentFolder?: string;
  /**
   * The build of the script in this installation: one of the same build gets popups in its own
   * form; missing: nobody does. docs/decisions/0059.
   */
  readonly widgetModel?: string | undefined;
  /** One domain a line. */
  readonly freeMailDomains: string;
}
