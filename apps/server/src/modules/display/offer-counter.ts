import type { FastifyBaseLogger } from 'fastify';
import { letOthersRun } from '../../lib/let-others-run.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import type { LivePopup, NewOffers, SiteRecord, Store } from '../../store/store.ts';
import type { DisplayDecision } from './decide-popups.ts';

const LOOK_EVERY_MS = 10_000;
/** Each popup of a site has rows of its own: written more seldom, they are fewer. */
const WRITE_EVERY_MS = 60_000;
/** So many do not wait for the minute to pass. */
const MANY_ROWS = 50_000;
/** Rows of one write: some milliseconds. */
const ROWS_A_STEP = 200;
/** Kept while the database is away; what comes beyond it is not counted. */
const MOST_ROWS = 100_000;

interface CountedDecision extends Pick<DisplayDecision, 'lost'> {
  readonly offered: readonly Pick<LivePopup, 'id'>[];
}

/** Counts for reports to how many page views popups were offered, and why not to the others. */
export interface OfferCounter {
  /** Costs a display call no write: counts wait in memory, a minute's worth at most. */
  count(site: SiteRecord, decision: CountedDecision, nowMs: number): void;
  /** Writes what waits; what could not be written waits on. */
  readonly flush: () => Promise<void>;
  /** The same once a minute has passed since the last time, or where much waits. */
  flushWhenDue(nowMs: number): Promise<void>;
}

export function createOfferCounter(store: Pick<Store, 'recordOffers'>): OfferCounter {
  let waiting = new WaitingOffers();
  let writtenAt = -Infinity;
  const flush = async (): Promise<void> => {
    const { rows } = waiting;
    waiting = new WaitingOffers();
    while (rows.length > 0) {
      const step = rows.splice(0, ROWS_A_STEP);
      try {
        await store.recordOffers(step);
      } catch (error) {
        for (const offers of [...step, ...rows])
          waiting.add(offers.popupId, offers.reason, offers, offers.times);
        throw error;
      }
      await letOthersRun();
    }
  };

  return {
    flush,
    async flushWhenDue(nowMs) {
      // A clock that was set back must not hold counts up until it is there again.
      const sinceMs = nowMs < writtenAt ? Infinity : nowMs - writtenAt;
      if (sinceMs < WRITE_EVERY_MS && waiting.rows.length < MANY_ROWS) return;
      writtenAt = nowMs;
      await flush();
    },
    count({ id: siteId, settings: { timeZone } }, { offered, lost }, nowMs) {
      const { day } = wallClock(nowMs, timeZone);
      const place = { siteId, day };
      for (const { id } of offered) waiting.add(id, '', place, 1);
      for (const { popupId, reason } of lost) waiting.add(popupId, reason, place, 1);
    },
  };
}

type CountedOffers = Omit<NewOffers, 'times'> & { times: number };

/**
 * Counts that wait to be written. Found without making a key of several texts: this is asked for
 * each popup of each call. Reasons are few and popups many, so it is reasons that have maps.
 */
class WaitingOffers {
  readonly rows: CountedOffers[] = [];
  readonly #byReason = new Map<string, Map<string, CountedOffers>>();

  add(
    popupId: string,
    reason: string,
    { siteId, day }: Pick<NewOffers, 'siteId' | 'day'>,
    times: number,
  ): void {
    let ofReason = this.#byReason.get(reason);
    if (ofReason === undefined) this.#byReason.set(reason, (ofReason = new Map()));
    const known = ofReason.get(popupId);
    // Within the seconds that counts wait, a day ends at most once.
    if (known?.day === day) known.times += times;
    else if (this.rows.length < MOST_ROWS) {
      const offers = { popupId, siteId, day, reason, times };
      this.rows.push(offers);
      ofReason.set(popupId, offers);
    }
  }
}

/** Has a counter write what is due every ten seconds, and all before the app closes. */
export function startOfferJob(
  app: {
    readonly log: FastifyBaseLogger;
    addHook(name: 'onClose', end: () => Promise<void>): unknown;
  },
  { due, all }: { readonly due: () => Promise<void>; readonly all: () => Promise<void> },
): void {
  const write = (run: () => Promise<void>): Promise<void> =>
    run().catch((error: unknown) => app.log.warn({ err: error }, 'could not count display calls'));
  const timer = setInterval(() => void write(due), LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write(all);
  });
}
