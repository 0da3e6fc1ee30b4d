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
  const unsent = (): string[] => local.keys().filter((key) => key.startsWith(UNSENT));
  const keys = unsent();
  // Another host of the site may share the cookie, but not the storage.
  if (keys.length === 0) return;
  const mark = (): void => cookies.write('unsent', unsent().length > 0 ? '1' : '');
  // A new policy may have deleted the cookie since the page started.
  mark();
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
  }
  mark();
}
