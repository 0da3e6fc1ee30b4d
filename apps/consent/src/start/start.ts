import { within } from '@beckon/host-page/within';
import { createGoogle } from '../integrations/google.ts';
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
 * If this function exists, our script already runs on the page, and a second copy does nothing.
 * Scripts of other makers with the same contract also define it.
 */
const ALREADY_HERE = 'cmplz_has_consent';

/**
 * Starts the consent script. The functions for other scripts are ready at once. Work on the page's
 * elements follows when the page is parsed. docs/behaviour/consent.md#start
 */
export function start(window: PageWindow): void {
  const settings: unknown = Reflect.get(window, 'complianz');
  const isSet = Object(settings) === settings;
  if (!isSet || typeof Reflect.get(window, ALREADY_HERE) === 'function') return;
  const tools = createPageTools(window);
  const shared = createSharedDeps(tools, () => current.session);
  const open = (raw: RawSettings): { session: ConsentSession; deps: PageDeps } => {
    // Steps need the deps, and the deps need the session, so this reads `deps` only when a step
    // runs.
    const session = createConsentSession(tools, raw, (step) => performStep(step, session, deps));
    const deps = createPageDeps(shared, session);
    return { session, deps };
  };
  const printed: RawSettings = { ...Object(settings) };
  const asksServer = isOn(printed['geoip']);
  // As long as the server is asked, nothing may run that only another region allows.
  let current = open(asksServer ? { ...printed, consenttype: 'optin' } : printed);
  const startPage = (): void => void begin().catch(tools.report);
  const begin = async (): Promise<void> => {
    if (asksServer) {
      const userData = await readUserData(tools, current.session);
      current = open({ ...printed, ...userData });
    }
    Reflect.set(window, 'complianz', current.session.raw);
    if (current.session.cookies.get('unsent') !== '') void loadPart(tools, 'unsent', extrasDeps);
    listenToPage(tools, current.session, current.deps);
    current.deps.start();
  };
  publishApi({ tools, session: () => current.session, start: () => current.deps.start() });
  const extrasDeps = { tools, session: () => current.session };
  connectIntegrations(extrasDeps, { google: createGoogle() });
  if (HAS_EXTRAS) startExtras(extrasDeps);
  // The server chose the light build for other settings than those of this page.
  else if (!isOn(current.session.raw['beckon_light'])) void loadPart(tools, 'extras', extrasDeps);
  whenParsed(tools, startPage);
}

/**
 * Reads settings from the server. The page's own settings are sufficient to start with, so the wait
 * is limited.
 */
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
