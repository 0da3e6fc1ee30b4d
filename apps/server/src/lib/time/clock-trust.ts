import { DAY_MS } from './durations.ts';

/** If the clock is this far ahead of the time it showed last, it may be wrong. */
const LEAP_MS = 7 * DAY_MS;
/** After such a leap, nothing is deleted for this time. */
const DOUBT_MS = 3 * DAY_MS;
/** The longest time that a server that runs only now and then is assumed to be off. */
const LONGEST_OFF_MS = 100 * DAY_MS;

/** The state of the clock check, shared by all servers of a database. Both values are in ms since 1970. */
export interface ClockTrust {
  readonly lastSeen: number;
  /** Expired data may be deleted from this time on. */
  readonly deletesFrom: number;
}

/**
 * Returns the next state when the clock shows `now` (ms). After a leap ahead, nothing is deleted
 * for some days, because either the clock is wrong or the server was off. A clock that leaps back
 * was wrong before. It is trusted at once, because an earlier time deletes less.
 */
export function trustClock(known: ClockTrust | undefined, now: number): ClockTrust {
  if (known === undefined) return { lastSeen: now, deletesFrom: now };
  const { lastSeen, deletesFrom } = known;
  const ahead = now - lastSeen;
  if (ahead > LEAP_MS && !wasOffAgain(known, ahead))
    return { lastSeen: now, deletesFrom: now + DOUBT_MS };
  return { lastSeen: now, deletesFrom: ahead < -LEAP_MS ? now : deletesFrom };
}

/**
 * True if the leap only means that the server was off again. Without this, a server that never runs
 * for three days in a row would never delete. It is true if the clock has run normally since the
 * leap before, for less than three days, and nobody has set it back.
 */
function wasOffAgain({ lastSeen, deletesFrom }: ClockTrust, ahead: number): boolean {
  const leaptAt = deletesFrom - DOUBT_MS;
  return lastSeen > leaptAt && lastSeen < deletesFrom && ahead <= LONGEST_OFF_MS;
}
