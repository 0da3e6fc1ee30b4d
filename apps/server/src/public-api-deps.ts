import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { PrerenderedPopups } from './modules/display/templates/prerendered-popups.ts';
import type { TemplateFiles } from './modules/display/templates/template-files.ts';
import type { DirectRoutes } from './http/visitor/direct-routes.ts';
import type { RateLimit } from './lib/rate-limit.ts';
import type { RefusedHosts } from './http/visitor/refused-hosts.ts';
import type { LiveSites } from './live-sites/live-sites.ts';
import type { ReaderOf } from './lib/leads/plan-deliveries.ts';
import type { PlanLimits } from './live-sites/plan-limits.ts';
import type { LivePopup, SiteRecord, Store } from './store/store.ts';

/** Fastify that derives TypeScript types from the schemas of routes. */
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

/** The dependencies of the visitors' routes. */
export interface PublicApiDeps {
  readonly store: Store;
  readonly sites: LiveSites;
  readonly limits: PlanLimits;
  readonly templates: TemplateFiles;
  /** If missing, popups are not prerendered. */
  readonly prerendered?: PrerenderedPopups | undefined;
  readonly rate: RateLimit;
  readonly refused: RefusedHosts;
  /** The routes that are also answered without Fastify. */
  readonly direct: DirectRoutes;
  readonly now: () => number;
  /** A random number from 0 to below 1 that nobody can predict. */
  readonly nextRandom: () => number;
  /**
   * The country of an IP address: two capital letters, or empty if it is unknown. Private addresses
   * have no country.
   */
  readonly countryOf: (address: string) => string;
  /** Signs owner tokens. */
  readonly secret: string;
  /**
   * The draft of a popup, which only the owner may see on their own site. Undefined if the site has
   * no such popup.
   */
  readonly draftOf: (
    site: SiteRecord,
    popupId: string,
    isMobile: boolean,
  ) => Promise<Draft | undefined>;
  /** Origin at which browsers reach the server. If undefined, the host of each request is used. */
  readonly publicUrl: string | undefined;
  /** The reader of each kind of destination. */
  readonly readerOf: ReaderOf;
  /** True if mails can ask leads to confirm their address. The default is false. */
  readonly sendsMail?: boolean;
  /** The folder of the built consent.js. If missing, it is not served. */
  readonly consentFolder?: string;
  /**
   * The build of the script in this installation. A script of the same build gets popups in its own
   * form. If missing, no script does. docs/decisions/0059.
   */
  readonly widgetModel?: string | undefined;
  /** One domain per line. */
  readonly freeMailDomains: string;
}
