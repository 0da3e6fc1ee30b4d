import { within } from '@beckon/host-page/within';
import type { ConsentCalls } from '../calls/consent-calls.ts';
import { readUserData as readAnswer } from '../calls/read-answers.ts';
import { isOn } from '../settings/from-page-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { TIMINGS } from '../timings.ts';
import type { PageTools } from './page-tools.ts';

const CACHE = 'cmplz_user_data';

/**
 * What this visitor's country asks for, from the cache of this visit or from the server. Undefined
 * when there is no usable answer in time: the page's own settings hold then.
 * docs/behaviour/consent.md#calls
 */
export async function readUserData(
  { window, session, clock }: PageTools,
  settings: Settings,
  calls: ConsentCalls,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const cached = readAnswer(session.readJson(CACHE));
  const forced = new URLSearchParams(window.location.search).get('cmplz_user_region') ?? undefined;
  const isCurrent =
    String(cached?.['version']) === settings.version &&
    String(cached?.['banner_version']) === settings.bannerVersion;
  if (forced === undefined && isCurrent) return cached;
  const answer = await within(clock, TIMINGS.userDataTimeout, calls.banner(forced));
  const isUsable = typeof answer?.['consenttype'] === 'string';
  if (!isUsable) return undefined;
  session.set(CACHE, JSON.stringify(answer));
  return { ...answer, forceEnableStats: isOn(answer['forceEnableStats']) };
}
