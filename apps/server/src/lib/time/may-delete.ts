import type { Store } from '../../store/store.ts';

const LEAPT =
  'the clock is far ahead of what it showed last, so nothing that has expired is deleted for some days: if it is wrong, set it; if the server was off, there is nothing to do';

export interface MayDeleteDeps {
  readonly store: Pick<Store, 'seeClock'>;
  readonly now: () => number;
  /** Gets a line each time the result is false. Only one of the jobs passes it. */
  readonly log?: { error(facts: Readonly<Record<string, string>>, message: string): void };
}

/**
 * Whether jobs may delete expired data. While the clock is not trusted, they keep everything,
 * because data that is deleted too early is lost. docs/failure-policy.md.
 */
export async function mayDelete({ store, now, log }: MayDeleteDeps): Promise<boolean> {
  const time = now();
  const deletesFrom = await store.seeClock(time);
  if (time >= deletesFrom) return true;
  const clock = new Date(time).toISOString();
  log?.error({ clock, deletesFrom: new Date(deletesFrom).toISOString() }, LEAPT);
  return false;
}
