import type { Result } from '@beckon/host-page/result';
import type { CallError } from '@beckon/host-page/send';
import {
  createPendingConversions,
  isWorthRetrying,
  type PendingConversions,
} from '../calls/pending-conversions.ts';
import { LOCAL_KEYS } from '../visitor/storage-names.ts';
import type { PageAccess, VisitorStorage } from './environment.ts';

/** The conversions and goals in local storage that have not arrived yet. */
export function openPending({
  local,
  clock,
}: Pick<VisitorStorage, 'local'> & Pick<PageAccess, 'clock'>): PendingConversions {
  return createPendingConversions(
    {
      readJson: () => local.readJson(LOCAL_KEYS.pendingConversions),
      write(text) {
        if (text === '[]') local.remove(LOCAL_KEYS.pendingConversions);
        else local.set(LOCAL_KEYS.pendingConversions, text);
      },
    },
    () => clock.now(),
  );
}

/** Deletes or keeps the stored call, depending on the result of sending it. */
export function settlePending(
  pending: PendingConversions,
  key: string,
  sent: Result<unknown, CallError>,
): void {
  if (sent.ok) pending.settle(key);
  else if (!isWorthRetrying(sent.error)) pending.refuse(key);
}
