const SITES_AT_ONCE = 30;
/** After this time a site lets others go first, if they wait. Longer than a server may take. */
const TURN_MS = 30_000;

export interface SiteTurnsDeps {
  /** The sites that wait, except some; the one that waits longest comes first. */
  readonly waitingSites: (besides: readonly string[], limit: number) => Promise<readonly string[]>;
  /** Serves a site until nothing waits or its turn is over. Never rejects. */
  readonly serve: (siteId: string, isOver: () => boolean) => Promise<void>;
  readonly now: () => number;
}

/** Serves many sites at the same time, so that none waits for ever for busy ones. */
export interface SiteTurns {
  /** Starts to serve waiting sites, without waiting for them. Rejects only if `waitingSites` does. */
  startWaiting(): Promise<void>;
  /** Resolves when no site is being served. */
  whenIdle(): Promise<void>;
}

export function createSiteTurns({ waitingSites, serve, now }: SiteTurnsDeps): SiteTurns {
  const served = new Map<string, Promise<void>>();
  /** Sites whose turn ended while something waited. */
  const interrupted = new Set<string>();
  const isFull = (): boolean => served.size >= SITES_AT_ONCE;

  const start = (siteId: string): void => {
    const endsAt = now() + TURN_MS;
    const isOver = (): boolean => {
      if (now() < endsAt || !isFull()) return false;
      interrupted.add(siteId);
      return true;
    };
    served.set(
      siteId,
      serve(siteId, isOver).finally(() => served.delete(siteId)),
    );
  };

  const startSome = async (besides: Iterable<string>): Promise<void> => {
    const room = SITES_AT_ONCE - served.size;
    const sites = await waitingSites([...served.keys(), ...besides], room);
    for (const siteId of sites) if (!served.has(siteId)) start(siteId);
  };

  return {
    async startWaiting() {
      if (isFull()) return;
      await startSome(interrupted);
      if (isFull()) return;
      interrupted.clear();
      await startSome([]);
    },
    async whenIdle() {
      await Promise.all(served.values());
    },
  };
}
