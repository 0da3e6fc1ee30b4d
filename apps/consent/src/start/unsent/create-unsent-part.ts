import { sendTrackCall } from '../../calls/track-call.ts';
import type { PartKinds } from '../page-parts.ts';
import { UNSENT } from './unsent-keys.ts';

type UnsentDeps = PartKinds['unsent']['deps'];

/**
 * Sends the reports again that the server has not answered, oldest first. The server stores each
 * once. Nothing else follows from them: what is allowed depends on the cookies alone. Says in the
 * cookie whether later pages have to do this again. docs/behaviour/consent.md#records
 */
export async function createPart({ tools, session }: UnsentDeps): Promise<void> {
  const { local, clock } = tools;
  const { settings, cookies } = session();
  const keys = local.keys().filter((key) => key.startsWith(UNSENT));
  let isUnsent = '';
  for (const key of keys.sort()) {
    const report: unknown = local.readJson(key);
    const isDone =
      typeof report !== 'object' ||
      report === null ||
      (await sendTrackCall(tools, `${settings.callsUrl}track`, {
        ...report,
        sent_at: clock.now(),
      }));
    if (isDone) local.remove(key);
    else isUnsent = '1';
  }
  cookies.write('unsent', isUnsent);
}
