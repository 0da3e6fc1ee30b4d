import type { FastifyBaseLogger } from 'fastify';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import { runEvery } from '../../../lib/time/run-every.ts';
import { wallClock } from '../../../lib/time/wall-clock.ts';
import type { NewOffers, Store } from '../../../store/store.ts';
import { type DisplayDecision, OFFERED } from '../decide/decide-popups.ts';
import { type CountedSite, OffersOfDay } from './offers-of-day.ts';

const LOOK_EVERY_MS = 10_000;
/** Each popup of a site has its own rows, so a longer interval means fewer rows. */
const WRITE_EVERY_MS = 60_000;
/** If this many counts wait, they are written before the minute is over. */
const MANY_COUNTS = 50_000;
/** The number of sites in one write. It takes some milliseconds. */
const SITES_A_STEP = 100;
/** The maximum number of counts kept while the database is unavailable. More are not counted. */
const MOST_COUNTS = 200_000;

/** Counts for reports how many page views were offered a popup, and why the others were not. */
export interface OfferCounter {
  /** Does not write at once: counts wait in memory for up to a minute. */
  count(site: CountedSite, decision: Pick<DisplayDecision, 'reasons'>, nowMs: number): void;
  /** Writes the waiting counts. If the write fails, they continue to wait. */
  readonly flush: () => Promise<void>;
  /** Calls `flush` if a minute has passed since the last time, or if many counts wait. */
  flushWhenDue(nowMs: number): Promise<void>;
}

export function createOfferCounter(store: Pick<Store, 'recordOffers'>): OfferCounter {
  const waiting = new WaitingOffers();
  let writtenAt = -Infinity;
  const flush = async (): Promise<void> => {
    const all = waiting.takeAll();
    while (all.length > 0) {
      const step = all.splice(0, SITES_A_STEP);
      try {
        await store.recordOffers(step.flatMap(rowsOf));
      } catch (error) {
        waiting.putBack([...step, ...all]);
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
      if (sinceMs < WRITE_EVERY_MS && waiting.size < MANY_COUNTS) return;
      writtenAt = nowMs;
      await flush();
    },
    count(counted, { reasons }, nowMs) {
      waiting.add(counted, wallClock(nowMs, counted.site.settings.timeZone).day, reasons);
    },
  };
}

function rowsOf(offers: OffersOfDay): NewOffers[] {
  const { siteId, day } = offers;
  const { popups, reasons, times } = offers.timesByPopup();
  return popups.map((popupId, at) => ({
    popupId,
    siteId,
    day,
    reason: reasons[at] ?? OFFERED,
    times: times[at] ?? 0,
  }));
}

/** Counts that wait to be written, by site. */
class WaitingOffers {
  #bySite = new Map<string, OffersOfDay>();
  /** Counts of past days, of sites that have changed since, and counts whose write failed. */
  #ended: OffersOfDay[] = [];
  /** The number of waiting counts. */
  size = 0;

  add(counted: CountedSite, day: string, reasons: readonly string[]): void {
    if (this.size >= MOST_COUNTS || reasons.length === 0) return;
    const siteId = counted.site.id;
    const known = this.#bySite.get(siteId);
    if (known?.isOf(counted, day) === true) {
      this.size += known.add(reasons);
      return;
    }
    if (known) this.#ended.push(known);
    this.#bySite.set(siteId, new OffersOfDay(counted, day, reasons));
    this.size += 1;
  }

  /** Puts back counts whose write failed. */
  putBack(offers: readonly OffersOfDay[]): void {
    this.#ended.push(...offers);
    for (const { size } of offers) this.size += size;
  }

  takeAll(): OffersOfDay[] {
    const all = [...this.#ended, ...this.#bySite.values()];
    this.#bySite = new Map();
    this.#ended = [];
    this.size = 0;
    return all;
  }
}

/** Calls `due` every ten seconds, and `all` once before the app closes. */
export function startOfferJob(
  app: {
    readonly log: FastifyBaseLogger;
    addHook(name: 'onClose', end: () => Promise<void>): unknown;
  },
  { due, all }: { readonly due: () => Promise<void>; readonly all: () => Promise<void> },
): void {
  const warn = (error: unknown): void =>
    app.log.warn({ err: error }, 'could not count display calls');
  const writing = runEvery(LOOK_EVERY_MS, due, warn);
  app.addHook('onClose', async () => {
    await writing.stop();
    await all().catch(warn);
  });
}
