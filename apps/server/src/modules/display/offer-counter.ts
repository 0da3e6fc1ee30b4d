import type { FastifyBaseLogger } from 'fastify';
import { letOthersRun } from '../../lib/let-others-run.ts';
import { OfferTimes } from '../../lib/offer-times.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import type { LivePopup, NewOffers, SiteRecord, Store } from '../../store/store.ts';
import type { DisplayDecision } from './decide-popups.ts';

const LOOK_EVERY_MS = 10_000;
/** Each popup of a site has its own rows, so there are fewer rows if they are written less often. */
const WRITE_EVERY_MS = 60_000;
/** This many rows are written before the minute has passed. */
const MANY_ROWS = 50_000;
/** The number of sites in one write. It takes some milliseconds. */
const SITES_A_STEP = 100;
/** The maximum number of rows kept while the database is unavailable. More are not counted. */
const MOST_ROWS = 300_000;

interface CountedDecision extends Pick<DisplayDecision, 'lost'> {
  readonly offered: readonly Pick<LivePopup, 'id'>[];
}

/** Counts, for reports, to how many page views popups were offered, and why not to the others. */
export interface OfferCounter {
  /** Does not write: counts wait in memory for up to a minute. */
  count(site: SiteRecord, decision: CountedDecision, nowMs: number): void;
  /** Writes the waiting counts. Those that cannot be written continue to wait. */
  readonly flush: () => Promise<void>;
  /** Does the same if a minute has passed since the last time, or if many counts wait. */
  flushWhenDue(nowMs: number): Promise<void>;
}

export function createOfferCounter(store: Pick<Store, 'recordOffers'>): OfferCounter {
  const waiting = new WaitingOffers();
  let writtenAt = -Infinity;
  const flush = async (): Promise<void> => {
    const places = waiting.takeAll();
    while (places.length > 0) {
      const step = places.splice(0, SITES_A_STEP);
      try {
        await store.recordOffers(step.flatMap(rowsOf));
      } catch (error) {
        for (const place of [...step, ...places]) waiting.addPlace(place);
        throw error;
      }
      await letOthersRun();
    }
  };

  return {
    flush,
    async flushWhenDue(nowMs) {
      // If the clock was set back, counts are written now instead of when it reaches the old time.
      const sinceMs = nowMs < writtenAt ? Infinity : nowMs - writtenAt;
      if (sinceMs < WRITE_EVERY_MS && waiting.size < MANY_ROWS) return;
      writtenAt = nowMs;
      await flush();
    },
    count({ id: siteId, settings: { timeZone } }, decision, nowMs) {
      waiting.add(siteId, wallClock(nowMs, timeZone).day, decision);
    },
  };
}

interface OffersOfDay {
  readonly siteId: string;
  readonly day: string;
  readonly times: OfferTimes;
}

function rowsOf({ siteId, day, times: { popups, reasons, times } }: OffersOfDay): NewOffers[] {
  return popups.map((popupId, at) => ({
    popupId,
    siteId,
    day,
    reason: reasons[at] ?? '',
    times: times[at] ?? 0,
  }));
}

/** Counts that wait to be written, by site. */
class WaitingOffers {
  #bySite = new Map<string, OffersOfDay>();
  /** Counts of days that are over. */
  #ended: OffersOfDay[] = [];
  /** The number of waiting popups and reasons. */
  size = 0;

  add(siteId: string, day: string, decision: CountedDecision): void {
    if (this.size >= MOST_ROWS) return;
    const known = this.#known(siteId, day);
    if (known === undefined) {
      this.size += this.#begin(siteId, day, firstTimes(decision)).times.size;
      return;
    }
    const { times } = known;
    const before = times.size;
    for (const { id } of decision.offered) times.add(id, '', 1);
    for (const { popupId, reason } of decision.lost) times.add(popupId, reason, 1);
    this.size += times.size - before;
  }

  /** Adds counts that could not be written again. */
  addPlace({ siteId, day, times: more }: OffersOfDay): void {
    const { times } = this.#known(siteId, day) ?? this.#begin(siteId, day, new OfferTimes());
    const before = times.size;
    times.addAll(more);
    this.size += times.size - before;
  }

  takeAll(): OffersOfDay[] {
    const all = [...this.#ended, ...this.#bySite.values()];
    this.#bySite = new Map();
    this.#ended = [];
    this.size = 0;
    return all;
  }

  #known(siteId: string, day: string): OffersOfDay | undefined {
    const known = this.#bySite.get(siteId);
    return known?.day === day ? known : undefined;
  }

  #begin(siteId: string, day: string, times: OfferTimes): OffersOfDay {
    const before = this.#bySite.get(siteId);
    // A day ends at most once within the minute that counts wait.
    if (before) this.#ended.push(before);
    const place = { siteId, day, times };
    this.#bySite.set(siteId, place);
    return place;
  }
}

function firstTimes({ offered, lost }: CountedDecision): OfferTimes {
  return new OfferTimes(
    [...offered.map(({ id }) => id), ...lost.map(({ popupId }) => popupId)],
    [...offered.map(() => ''), ...lost.map(({ reason }) => reason)],
  );
}

/** Makes a counter write what is due every ten seconds, and everything before the app closes. */
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
