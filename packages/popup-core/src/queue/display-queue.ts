import type { Clock } from '@beckon/host-page/clock';
import { PAUSE_BETWEEN_POPUPS_MS } from '../timings.ts';
import { MIDDLE } from './place-of.ts';

/** A popup's request for a place. */
export interface Turn {
  readonly id: string;
  /** The result of `placeOf`. */
  readonly place: string | undefined;
  /** True if it opens by itself, false if the visitor asked for it. */
  readonly isAutomatic: boolean;
}

export interface DisplayQueue {
  /**
   * Calls `granted` when it is the popup's turn: at once, or when its place is free. A second call
   * changes nothing, unless the visitor now asks for the popup: then it moves ahead of automatic
   * ones.
   */
  ask(turn: Turn, granted: () => void): void;
  /** Frees the place of the popup, or removes it from the queue. The next popup gets its turn. */
  release(popupId: string): void;
  /** Empties the queue and stops its timers. */
  stop(): void;
}

interface Holder {
  readonly id: string;
  /** It kept its turn, so it was shown: the next popup waits for the pause. */
  readonly isStanding: boolean;
}

type Waiting = Turn & { readonly place: string; readonly granted: () => void };

/**
 * The queue of popups. Each place shows one popup: there is one lightbox, gamified or fullpage
 * popup at a time, with others beside it. A popup that opens by itself waits some seconds after the
 * previous one. A popup that the visitor asks for opens at once; outside the middle, even over
 * another one. docs/behaviour/queue.md.
 */
export function createDisplayQueue(clock: Clock): DisplayQueue {
  const line: Waiting[] = [];
  const holders = new Map<string, Holder>();
  const freeAgainAtMs = new Map<string, number>();
  const pauses = new Map<string, () => void>();

  const take = (turn: Waiting): void => {
    line.splice(line.indexOf(turn), 1);
    holders.set(turn.place, { id: turn.id, isStanding: false });
    turn.granted();
    if (holders.get(turn.place)?.id === turn.id)
      holders.set(turn.place, { id: turn.id, isStanding: true });
  };
  const grantNext = (place: string): void => {
    pauses.get(place)?.();
    pauses.delete(place);
    const inLine = line.filter((turn) => turn.place === place);
    const next = inLine.find(({ isAutomatic }) => !isAutomatic) ?? inLine[0];
    if (next === undefined || holders.has(place)) return;
    const waitMs = next.isAutomatic ? (freeAgainAtMs.get(place) ?? 0) - clock.now() : 0;
    // A longer wait comes from a clock that was set back.
    if (waitMs > 0 && waitMs <= PAUSE_BETWEEN_POPUPS_MS)
      pauses.set(
        place,
        clock.after(waitMs, () => grantNext(place)),
      );
    else take(next);
  };
  const free = (place: string, { isStanding }: Holder): void => {
    holders.delete(place);
    if (isStanding) freeAgainAtMs.set(place, clock.now() + PAUSE_BETWEEN_POPUPS_MS);
    grantNext(place);
  };
  return {
    ask({ id, place, isAutomatic }, granted) {
      const known = line.findIndex((waiting) => waiting.id === id);
      if (known !== -1) {
        if (isAutomatic) return;
        line.splice(known, 1);
      }
      const holder = place === undefined ? undefined : holders.get(place);
      if (holder?.id === id) return;
      if (place === undefined || (holder !== undefined && !isAutomatic && place !== MIDDLE)) {
        granted();
        return;
      }
      line.push({ id, place, isAutomatic, granted });
      grantNext(place);
    },
    release(popupId) {
      const place = line.findIndex(({ id }) => id === popupId);
      if (place !== -1) line.splice(place, 1);
      for (const [held, holder] of holders) if (holder.id === popupId) free(held, holder);
    },
    stop() {
      pauses.forEach((stopPause) => stopPause());
      line.length = 0;
    },
  };
}
