import { jsonText } from '@beckon/host-page/json-text';
import { randomId } from '@beckon/host-page/random-id';
import { sendTrackCall } from '../calls/track-call.ts';
import type { TrackBody } from '../consent/step.ts';
import { text } from '../settings/raw-values.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageDeps } from './page-deps.ts';
import type { PageTools } from './page-tools.ts';
import { UNSENT } from './unsent/unsent-keys.ts';

const SAVED_ID = 'cmplz_id';

/**
 * Reports a choice to the server. Adds the data of a record if the site keeps records. A record of
 * a choice stays in this browser until the server has answered. Whether there is one is in a
 * cookie, because opening the storage slows down a page. docs/behaviour/consent.md#records
 */
export function sendTrack(body: TrackBody, session: ConsentSession, { tools }: PageDeps): void {
  const { settings, cookies } = session;
  const at = tools.clock.now();
  const key = UNSENT + at;
  const id = settings.keepsRecords && idOf(session, tools);
  const report = {
    ...body,
    // The page's own code may have set another type.
    consenttype: text(Reflect.get(tools.window, 'wp_consent_type'), settings.consentType),
    ...(settings.keepsRecords && {
      consent_id: id,
      policy_id: settings.policyId,
      banner_version: settings.bannerVersion,
      chosen_at: at,
    }),
  };
  const mark = (): void =>
    cookies.write('unsent', String(tools.local.keys()).includes(UNSENT) ? '1' : '');
  if (id) {
    tools.local.set(key, jsonText(report));
    mark();
  }
  void sendTrackCall(tools, `${settings.callsUrl}track`, report).then((isDone) => {
    if (isDone && id) {
      tools.local.remove(key);
      mark();
    }
  });
}

/**
 * The id of this browser's records. It is created at the first choice, not before. A copy in
 * session storage restores it if the cookie is lost. docs/behaviour/consent.md#records
 */
function idOf({ cookies }: ConsentSession, { session, window }: PageTools): string | undefined {
  // A value that the visitor did not choose needs no record.
  if (cookies.get('policy_id') === '') return undefined;
  const id = cookies.get('id') || text(session.readJson(SAVED_ID)) || randomId(window.crypto);
  cookies.write('id', id);
  session.set(SAVED_ID, JSON.stringify(id));
  return id;
}
