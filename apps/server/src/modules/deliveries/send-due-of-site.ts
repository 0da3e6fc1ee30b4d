import type { DueDelivery } from '../../store/store.ts';

export interface SiteSending {
  /** Takes a few due deliveries of the site, except those to these receivers. */
  readonly take: (besides: readonly string[]) => Promise<readonly DueDelivery[]>;
  /** Never rejects. */
  readonly send: (delivery: DueDelivery) => Promise<void>;
  /** Resolves when other deliveries may have become due. */
  readonly nextLook: () => Promise<void>;
}

/**
 * Sends deliveries of one site, until none is due and none is being sent. No receiver waits for
 * another one's slow server. Rejects only if `take` does.
 */
export async function sendDueOfSite({ take, send, nextLook }: SiteSending): Promise<void> {
  const sending = new Map<string, Promise<unknown>>();
  const startSome = async (): Promise<boolean> => {
    const due = await take([...sending.keys()]);
    for (const [receiver, some] of Map.groupBy(due, receiverOf))
      sending.set(
        receiver,
        Promise.all(some.map(send)).finally(() => sending.delete(receiver)),
      );
    return due.length > 0;
  };
  try {
    for (;;) {
      while (await startSome());
      if (sending.size === 0) return;
      await Promise.race([...sending.values(), nextLook()]);
    }
  } finally {
    await Promise.all(sending.values());
  }
}

/** A destination, or all mails of the site. */
function receiverOf({ way, address }: DueDelivery): string {
  return way === 'mail' ? way : address;
}
