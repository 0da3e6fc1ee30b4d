import underPressure from '@fastify/under-pressure';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { BODY_LIMIT_BYTES } from '@beckon/contract/values';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RouteOptions,
} from 'fastify';
import { addCallLog, logsCalls } from './http/call-log.ts';
import {
  answerDirectly,
  createReadBodies,
  type DirectCallDeps,
  type ReadBodies,
} from './http/visitor/direct-calls.ts';
import { DirectRoutes } from './http/visitor/direct-routes.ts';
import { endConnections } from './http/end-connections.ts';
import { addErrorReplies, createFailureReader, replyToFailure } from './http/error-replies.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { routeLandingCall } from './http/visitor/landing-ticket.ts';
import { refuseNulInAddresses } from './http/refuse-nul.ts';
import { cutOffSlowCallers, LONGEST_ARRIVAL_MS, refuseUnreadable } from './http/slow-callers.ts';
import { compileAnswerSchema, compileVisitorSchema } from './http/schema-compilers.ts';
import { addTransportSecurity, transportHeaders } from './http/secure-headers.ts';
import { createRateLimit, noRateLimit } from './lib/rate-limit.ts';
import { ANY_SITE_HEADERS } from './http/visitor/visitor-cors.ts';
import { createLiveSites, type LiveSites } from './live-sites/live-sites.ts';
import { startFollowChangesJob } from './live-sites/follow-changes-job.ts';
import {
  createPrerenderedPopups,
  type PrerenderedPopupsDeps,
} from './modules/display/templates/prerendered-popups.ts';
import { createTemplateFiles } from './modules/display/templates/template-files.ts';
import { createPictureMover } from './modules/pictures/move-pictures.ts';
import { createPlanLimits } from './live-sites/plan-limits.ts';
import { isOutage } from './store/outage.ts';
import type { Store } from './store/store.ts';
import type { PublicApiDeps } from './public-api-deps.ts';
import { addPublicApi } from './public-api.ts';

const BODY_PATIENCE_MS = 60_000;
const HEAD_PATIENCE_MS = 20_000;
const CHECK_CONNECTIONS_MS = 5_000;

const NOT_PRERENDERED = 'a popup cannot be prerendered: it is shown a little later';

/** The dependencies and options of `buildApp`. */
export interface AppDeps extends Pick<
  PublicApiDeps,
  | 'now'
  | 'nextRandom'
  | 'countryOf'
  | 'draftOf'
  | 'secret'
  | 'publicUrl'
  | 'freeMailDomains'
  | 'consentFolder'
  | 'widgetModel'
  | 'sendsMail'
  | 'readerOf'
  | 'refused'
> {
  readonly store: Store;
  /** If missing, no popup is prerendered. */
  readonly prerender?: Pick<PrerenderedPopupsDeps, 'prerender' | 'files'>;
  /** Number of proxies in front of the server that are trusted to report the visitor's address. */
  readonly trustedProxies: number;
  readonly logger?: FastifyBaseLogger;
  /** False only in tests that compare both ways: Fastify then answers all calls. */
  readonly answersDirectly?: boolean;
  /** False only in load tests: there is then no rate limit. */
  readonly limitsCalls?: boolean;
  /**
   * Delay of the event loop (ms) above which calls are answered 503 with Retry-After. If missing,
   * calls are never refused for this reason.
   */
  readonly maxDelayMs?: number;
  /**
   * Interval (ms) at which the server looks for changes by other servers. If missing, there are
   * none.
   */
  readonly followChangesMs?: number;
  /** How long a request may take to arrive, including its body (ms). The default is a minute. */
  readonly bodyPatienceMs?: number;
  /** Called with each route and its schemas, for tests that cover all routes. */
  readonly watchRoute?: (route: RouteOptions) => void;
  /** Everything that is not a visitor's call: owners' calls, files, background jobs. */
  readonly plugins?: readonly AppPlugin[];
}

/** Adds routes, hooks or jobs to a separate Fastify scope. */
export type AppPlugin = (scope: FastifyInstance, sites: LiveSites) => Promise<void>;

/**
 * Builds the server without listening. `app.close()` finishes the running requests; close the store
 * after it. Every failure is answered with its HTTP status and `{"success": false, "message"}`.
 */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const deps = withMovedPictures(given);
  const { store, now, watchRoute } = deps;
  const app = createFastify(deps);
  app.setValidatorCompiler(compileVisitorSchema);
  app.setSerializerCompiler(compileAnswerSchema);
  endConnections(app);
  if (watchRoute) app.addHook('onRoute', watchRoute);
  // To create a logger for each call would cost more than most calls themselves. The log does not
  // distinguish calls.
  app.setChildLoggerFactory((noLogger) => deps.logger ?? noLogger);
  const refusalFor = createFailureReader({ isOutage, now });
  addErrorReplies(app, refusalFor);
  addCallLog(app);
  addTransportSecurity(app, deps.publicUrl);
  refuseNulInAddresses(app);
  const bodies = createReadBodies(app);
  if (deps.maxDelayMs !== undefined) {
    await app.register(underPressure, {
      maxEventLoopDelay: deps.maxDelayMs,
      retryAfter: 2,
      message: 'Too busy. Please try again.',
    });
  }
  const sites = createLiveSites(store, now, (clientId, popupId) =>
    app.log.error({ clientId, popupId }, 'a popup cannot be read and is skipped'),
  );
  await sites.followChanges();
  if (deps.followChangesMs !== undefined) startFollowChangesJob(app, sites, deps.followChangesMs);
  const templates = createTemplateFiles({
    store,
    report: (error) => app.log.error({ err: error }, 'a template could not be compressed'),
  });
  const publicApiDeps: PublicApiDeps = {
    ...deps,
    sites,
    limits: createPlanLimits(store, now),
    templates,
    prerendered:
      deps.prerender &&
      createPrerenderedPopups({
        ...deps.prerender,
        templates,
        report: (error, popupId) => app.log.error({ err: error, popupId }, NOT_PRERENDERED),
      }),
    rate: deps.limitsCalls === false ? noRateLimit : createRateLimit(now),
    direct: new DirectRoutes(),
  };
  addHealthRoutes(app, store);
  await app.register(async (scope) =>
    addPublicApi(scope.withTypeProvider<TypeBoxTypeProvider>(), publicApiDeps),
  );
  for (const plugin of deps.plugins ?? [])
    await app.register(async (scope) => plugin(scope, sites));
  addDirectCalls(app, deps, { bodies, refusalFor, routes: publicApiDeps.direct });
  await app.ready();
  return app;
}

/** The same, with templates and previews that show our pictures from the server's present address. */
function withMovedPictures(deps: AppDeps): AppDeps {
  const { store, draftOf } = deps;
  const movePictures = createPictureMover(deps);
  const templateHtml: Store['templateHtml'] = async (hash) => {
    const html = await store.templateHtml(hash);
    return html === undefined ? undefined : movePictures(html);
  };
  // Not a copy of the store: tests replace its methods later.
  const movingStore: Store = Object.create(store, { templateHtml: { value: templateHtml } });
  return {
    ...deps,
    store: movingStore,
    async draftOf(...wanted) {
      const draft = await draftOf(...wanted);
      return draft && { ...draft, html: await movePictures(draft.html) };
    },
  };
}

function addDirectCalls(
  app: FastifyInstance,
  deps: AppDeps,
  { bodies, ...parts }: Pick<DirectCallDeps, 'refusalFor' | 'routes'> & { bodies: ReadBodies },
): void {
  // Only Fastify logs calls. If calls are logged, Fastify must therefore get all of them.
  if (deps.answersDirectly === false || logsCalls(app)) return;
  answerDirectly(app, bodies, {
    ...parts,
    headers: { ...transportHeaders(deps.publicUrl), ...ANY_SITE_HEADERS },
    isBusy: deps.maxDelayMs === undefined ? () => false : app.isUnderPressure,
    trustedProxies: deps.trustedProxies,
    log: app.log,
  });
}

function createFastify(deps: AppDeps): FastifyInstance {
  const { bodyPatienceMs = BODY_PATIENCE_MS } = deps;
  const app = fastify({
    // The logger is set below. With a logger from the start, Fastify listens to each answer to log
    // it.
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy:
      deps.trustedProxies > 0 && ((_address: string, hop: number) => hop < deps.trustedProxies),
    rewriteUrl: (request) => routeLandingCall(request, deps),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    requestTimeout: Math.max(LONGEST_ARRIVAL_MS, bodyPatienceMs),
    http: {
      headersTimeout: Math.min(HEAD_PATIENCE_MS, bodyPatienceMs),
      connectionsCheckingInterval: Math.min(CHECK_CONNECTIONS_MS, bodyPatienceMs),
    },
    // Called for addresses that the router cannot parse.
    frameworkErrors: replyToFailure,
    clientErrorHandler: refuseUnreadable,
  });
  cutOffSlowCallers(app, {
    patienceMs: bodyPatienceMs,
    everyMs: Math.min(CHECK_CONNECTIONS_MS, bodyPatienceMs),
  });
  if (deps.logger) app.log = deps.logger;
  return app;
}
