import { addVisitorBodyParsers } from './http/body-parsers.ts';
import { allowAnySite } from './http/visitor/visitor-cors.ts';
import { articleCommentRoute } from './modules/comments/article-routes.ts';
import { commentPostRoute } from './modules/comments/post-routes.ts';
import { consentFileRoutes } from './modules/consent/file-routes.ts';
import { consentRestRoutes } from './modules/consent/rest-routes.ts';
import { consentScriptRoute } from './modules/consent/script-routes.ts';
import { clickRoutes } from './modules/display/click-routes.ts';
import { displayRoutes } from './modules/display/display-routes.ts';
import { explainRoutes } from './modules/display/explain-routes.ts';
import { templateRoutes } from './modules/display/templates/template-routes.ts';
import { drawRoutes } from './modules/draw/draw-routes.ts';
import { activityRoutes } from './modules/events/activity-routes.ts';
import { closedRoutes } from './modules/events/closed-routes.ts';
import { conversionRoutes } from './modules/events/conversion-routes.ts';
import { errorRoutes } from './modules/events/error-routes.ts';
import { interactionRoutes } from './modules/events/interaction-routes.ts';
import { viewedRoutes } from './modules/events/viewed-routes.ts';
import { freeMailRoutes } from './modules/free-mail/free-mail-routes.ts';
import { goalRoutes } from './modules/events/goal-routes.ts';
import { landingRoutes } from './modules/landing/landing-routes.ts';
import { shopRoutes } from './modules/shops/shop-routes.ts';
import { pictureFiles } from './modules/pictures/serve-pictures.ts';
import type { PublicApp, PublicApiDeps } from './public-api-deps.ts';

const OPEN_PATHS = [
  '/api/display/*',
  '/shopify/*',
  '/templates/*',
  '/APIRequest/*',
  '/wp-json/*',
  '/sites/*',
  '/consent-files/*',
];

const MODULES: readonly ((app: PublicApp, deps: PublicApiDeps) => void)[] = [
  displayRoutes,
  clickRoutes,
  templateRoutes,
  pictureFiles,
  explainRoutes,
  viewedRoutes,
  interactionRoutes,
  closedRoutes,
  conversionRoutes,
  activityRoutes,
  goalRoutes,
  errorRoutes,
  drawRoutes,
  shopRoutes,
  freeMailRoutes,
  landingRoutes,
  consentScriptRoute,
  consentFileRoutes,
  consentRestRoutes,
  commentPostRoute,
  articleCommentRoute,
];

/** All calls of visitors' browsers, from any page and without credentials. docs/behaviour/calls.md. */
export async function addPublicApi(app: PublicApp, deps: PublicApiDeps): Promise<void> {
  allowAnySite(app, OPEN_PATHS);
  addVisitorBodyParsers(app);
  for (const add of MODULES) await app.register(async (scope: PublicApp) => add(scope, deps));
}
