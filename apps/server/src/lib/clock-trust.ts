const DAY_MS = 86_400_000;
/** A clock that is further ahead of what it showed last may be wrong. */
const LEAP_MS = 7 * DAY_MS;
/** For so long it then has to go on as clocks do. */
const DOUBT_MS = 3 * DAY_MS;
/** No server that is run now and then is off for longer. */
const LONGEST_OFF_MS = 100 * DAY_MS;

/** What is known of the clock of the servers that use a database. In ms. */
export interface ClockTrust {
  readonly lastSeen: number;
  /** What has expired is deleted from then on. */
  readonly deletesFrom: number;
}

/**
 * What is known once the clock shows `now`. After a leap ahead nothing is deleted for some days:
 * the clock is wrong, or the server was off. A clock that goes back was wrong before, and deletes
 * less.
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
 * Whether a leap only says that the server was off once more. Else a server that never runs for
 * days would never delete. Since the leap before, which is less than three days of running ago, its
 * clock went on as clocks do, and nobody has set it back.
 */
function wasOffAgain({ lastSeen, deletesFrom }: ClockTrust, ahead: number): boolean {
  const leaptAt = deletesFrom - DOUBT_MS;
  return lastSeen > leaptAt && lastSeen < deletesFrom && ahead <= LONGEST_OFF_MS;
}
