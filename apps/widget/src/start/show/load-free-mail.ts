import { freeMailRequest, readFreeMailDomains } from '../../calls/free-mail-call.ts';
import type { ServerAccess } from '../environment.ts';

/** The domains of free mail; undefined if the list cannot be loaded. */
export async function loadFreeMail({
  call,
  apiBase,
}: ServerAccess): Promise<ReadonlySet<string> | undefined> {
  const answer = await call('freeMailDomains', freeMailRequest(apiBase), readFreeMailDomains);
  return answer.ok ? answer.value : undefined;
}
