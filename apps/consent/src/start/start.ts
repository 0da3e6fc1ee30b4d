import { readObject } from '@beckon/host-page/page/foreign-object';
import { within } from '@beckon/host-page/within';
import { google } from '../integrations/google.ts';
import { isOn, type RawSettings } from '../settings/raw-values.ts';
import { HAS_EXTRAS } from './build-info.ts';
import { connectIntegrations } from './connect-integrations.ts';
import { type ConsentSession, createConsentSession } from './consent-session.ts';
import { createPageDeps } from './create-page-deps.ts';
import { createSharedDeps } from './create-shared-deps.ts';
import { startExtras } from './extras/start-extras.ts';
import { listenToPage } from './listen-to-page.ts';
import { loadPart } from './load-part.ts';
import type { PageDeps } from './page-deps.ts';
import { createPageTools, type PageTools, type PageWindow } from './page-tools.ts';
import { performStep } from './perform-step.ts';
import { publishApi } from './public-api.ts';
import { TIMINGS } from '../timings.ts';

/**
 * If this exists, a second copy on the same page does nothing. Scripts of other makers with the
 * same contract define it, too.
 */
const ALREADY_HERE = 'cmplz_has_consent';

/**
 * Starts the consent script. What other scripts need is ready at once. What needs the page's
 * elements follows when the page is parsed. docs/behaviour/consent.md#start
 */
export function start(window: PageWindow): void {
  const settings = readObject(window, 'complianz');
  if (settings === undefined || typeof Reflect.get(window, ALREADY_HERE) === 'function') return;
  const tools = createPageTools(window);
  const shared = createSharedDeps(tools, () => current.session);
  const open = (raw: RawSettings): { session: ConsentSession; deps: PageDeps } => {
    // Steps need the deps, and the deps need the session, so steps come after both.
    const session = createConsentSession(tools, raw, (step) => performStep(step, session, deps));
    const deps = createPageDeps(shared, session);
    return { session, deps };
  };
  let current = open({ ...settings });
  const startPage = (): void => void begin().catch(tools.report);
  const begin = async (): Promise<void> => {
    const { session } = current;
    if (session.settings.asksServer) {
      const userData = await readUserData(tools, session);
      if (userData !== undefined) current = open({ ...session.raw, ...userData });
    }
    Reflect.set(window, 'complianz', current.session.raw);
    listenToPage(tools, current.session, current.deps);
    current.deps.start();
  };
  publishApi({ tools, session: () => current.session, start: () => current.deps.start() });
  const extrasDeps = { tools, session: () => current.session };
  connectIntegrations(extrasDeps, { google });
  if (HAS_EXTRAS) startExtras(extrasDeps);
  // Its settings are not those for which the server chose this build.
  else if (!isOn(current.session.raw['beckon_light'])) void loadPart(tools, 'extras', extrasDeps);
  whenParsed(tools, startPage);
}

/** The page's own settings are good enough to start with, so nobody waits long for better ones. */
async function readUserData(
  tools: PageTools,
  session: ConsentSession,
): Promise<RawSettings | undefined> {
  const asking = loadPart(tools, 'region', { tools, session }).then((part) => part?.readUserData());
  return within(tools.clock, TIMINGS.userDataTimeout, asking);
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
