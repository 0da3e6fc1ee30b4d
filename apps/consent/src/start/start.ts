import { holdBack } from '../blocking/hold-back.ts';
import { isCategory } from '../consent/category.ts';
import { readObject } from '@beckon/host-page/page/foreign-object';
import type { RawSettings } from '../settings/from-page-settings.ts';
import { beginIntegrations } from './connect-integrations.ts';
import { type ConsentSession, createConsentSession } from './consent-session.ts';
import { createPageParts } from './create-page-parts.ts';
import { createSharedParts } from './create-shared-parts.ts';
import { listenToPage } from './listen-to-page.ts';
import type { PageParts } from './page-parts.ts';
import { createPageTools, type PageTools, type PageWindow } from './page-tools.ts';
import { performStep } from './perform-step.ts';
import { publishApi } from './public-api.ts';
import { readUserData } from './user-data.ts';

/** A second copy on the same page, or another maker's script of the same contract, does nothing. */
const ALREADY_HERE = 'cmplz_has_consent';

/**
 * Starts the consent script: what other scripts ask for is there at once, what needs the page's
 * elements follows when they are. docs/behaviour/consent.md#start
 */
export function start(window: PageWindow): void {
  const settings = readObject(window, 'complianz');
  if (settings === undefined || typeof Reflect.get(window, ALREADY_HERE) === 'function') return;
  const tools = createPageTools(window);
  const token = cacheToken();
  const shared = createSharedParts(tools, () => current.session);
  const open = (raw: RawSettings): { session: ConsentSession; parts: PageParts } => {
    // Steps need the parts, the parts need the session: steps come later than both.
    const session = createConsentSession(tools, raw, (step) => performStep(step, session, parts));
    const parts = createPageParts(shared, session, token);
    return { session, parts };
  };
  let current = open({ ...settings });
  const startPage = (): void => void begin().catch(tools.report);
  const begin = async (): Promise<void> => {
    const { session, parts } = current;
    if (session.settings.asksServer) {
      const userData = await readUserData(tools, session.settings, parts.calls);
      if (userData !== undefined) current = open({ ...session.raw, ...userData });
    }
    Reflect.set(window, 'complianz', current.session.raw);
    listenToPage(tools, current.session, current.parts);
    current.parts.start();
  };
  publishApi({ tools, session: () => current.session, start: () => current.parts.start() });
  beginIntegrations(tools, () => current.session);
  holdBackUnmarked(tools, () => current.session);
  whenParsed(tools, startPage);
}

/** Tells a request from those of earlier page views that a cache has kept. */
function cacheToken(): string {
  return Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 5);
}

function holdBackUnmarked({ window }: PageTools, session: () => ConsentSession): void {
  const rules = session().settings.blockRules;
  if (rules.length === 0) return;
  holdBack({
    window,
    rules,
    isAllowed: ({ category, service }) =>
      category === 'functional' ||
      session().hasService(service, isCategory(category) ? category : 'marketing'),
  });
}

function whenParsed({ document, listen }: PageTools, run: () => void): void {
  if (document.readyState !== 'loading') {
    run();
    return;
  }
  const off = listen(document, 'DOMContentLoaded', () => {
    off();
    run();
  });
}
