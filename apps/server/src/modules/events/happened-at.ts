import { LATEST_ARRIVAL_MS } from '../../store/store.ts';

/** The times of a call that may be sent later than what it reports (ms, by the browser's clock). */
interface LateCall {
  readonly happened_at?: string;
  readonly sent_at?: string;
}

/**
 * When a goal or conversion happened (ms, by our clock). A browser's clock may be wrong, so only
 * the difference between its two times counts.
 */
export function readHappenedAt(
  { happened_at: happened, sent_at: sent }: LateCall,
  now: number,
): number {
  const age = Number(sent) - Number(happened);
  return Number.isFinite(age)
    ? now - Math.min(Math.max(Math.round(age), 0), LATEST_ARRIVAL_MS)
    : now;
}
