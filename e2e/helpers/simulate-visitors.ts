import { DEMO_CLIENT_ID } from '../models/dashboard.ts';

export interface SimulationOptions {
  readonly visitors: number;
  /** The share of visitors who convert, by popup id of each arm. */
  readonly rates: ReadonlyMap<string, number>;
}

/** The numbers of visitors and of conversions, by popup id. */
export type SimulatedCounts = ReadonlyMap<string, { visitors: number; successes: number }>;

const AT_ONCE = 32;
const PAGE = 'https://shop.example/';

/**
 * Simulates visitors with the calls of their browsers: each requests its popups, reports a view of
 * the tested popup, and converts by the rate of that design. Returns the numbers that were sent.
 */
export async function simulateVisitors(
  server: string,
  { visitors, rates }: SimulationOptions,
): Promise<SimulatedCounts> {
  const counts = new Map([...rates].map(([id]) => [id, { visitors: 0, successes: 0 }]));
  let next = 0;
  const live = async (): Promise<void> => {
    while (next < visitors) {
      next += 1;
      await visit(server, `simulated-visitor-${next}`, rates, counts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, live));
  return counts;
}

async function visit(
  server: string,
  visitor: string,
  rates: SimulationOptions['rates'],
  counts: Map<string, { visitors: number; successes: number }>,
): Promise<void> {
  const answer = await post(`${server}/api/display/${DEMO_CLIENT_ID}`, {
    domain: 'shop.example',
    poptin_viewed_url: PAGE,
    cookies: JSON.stringify({ poptin_user_id: visitor }),
  });
  const popupId = [...rates.keys()].find((id) => answer.includes(`"poptin_id":"${id}"`));
  const count = counts.get(popupId ?? '');
  if (popupId === undefined || count === undefined)
    throw new Error(`${visitor} got no design of the test: ${answer.slice(0, 200)}`);
  const common = { client_id: DEMO_CLIENT_ID, viewer_id: visitor, url: PAGE };
  await post(`${server}/api/display/viewed/${popupId}`, { ...common, trigger: 'time' });
  count.visitors += 1;
  const rate = rates.get(popupId) ?? 0;
  // Spreads conversions evenly, so that their number matches the rate.
  if (Math.floor(count.visitors * rate) === Math.floor((count.visitors - 1) * rate)) return;
  await post(`${server}/api/display/conversion/${visitor}`, { ...common, poptin_id: popupId });
  count.successes += 1;
}

/** Node's `fetch` reuses connections. */
async function post(address: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}
