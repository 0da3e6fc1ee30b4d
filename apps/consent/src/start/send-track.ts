import { randomId } from '@beckon/host-page/random-id';
import { sendTrackCall } from '../calls/track-call.ts';
import type { TrackBody } from '../consent/step.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageDeps } from './page-deps.ts';

const SAVED_ID = 'cmplz_id';

/** Reports a choice to the server. Adds the data of a record if the site keeps records. */
export function sendTrack(body: TrackBody, session: ConsentSession, deps: PageDeps): void {
  const consenttype = consentTypeOn(deps) ?? session.settings.consentType;
  const record = session.settings.keepsRecords
    ? {
        ...idOf(session, deps),
        policy_id: session.settings.policyId,
        banner_version: session.settings.bannerVersion,
      }
    : {};
  void sendTrackCall(deps.tools, `${session.settings.callsUrl}track`, {
    ...body,
    consenttype,
    ...record,
  });
}

/** The page's own code may have set another type. */
function consentTypeOn({ tools }: PageDeps): string | undefined {
  const type: unknown = Reflect.get(tools.window, 'wp_consent_type');
  return typeof type === 'string' && type !== '' ? type : undefined;
}

/**
 * The id of this browser's records. It is created at the first choice, not before. A copy in
 * session storage restores it if the cookie is lost. docs/behaviour/consent.md#records
 */
function idOf({ cookies }: ConsentSession, { tools }: PageDeps): { readonly consent_id?: string } {
  // A value that the visitor did not choose needs no record.
  if (cookies.get('policy_id') === '') return {};
  const saved: unknown = tools.session.readJson(SAVED_ID);
  const known = cookies.get('id') || (typeof saved === 'string' ? saved : '');
  const id = known || randomId(tools.window.crypto);
  cookies.write('id', id);
  tools.session.set(SAVED_ID, JSON.stringify(id));
  return { consent_id: id };
}
