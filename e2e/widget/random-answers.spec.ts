import { aHostPage, CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aDisplayAnswer, aWirePopup } from '../helpers/a-display-answer.ts';

/** A thousand in every run; ten thousand were run once, and are again with BECKON_FUZZ_ROUNDS=10000. */
const ROUNDS = Number(process.env['BECKON_FUZZ_ROUNDS'] ?? 1000);
const SEED = 20261121;

test(`${ROUNDS} random display answers throw nothing into the page`, async ({ page, stub, site }) => {
  test.setTimeout(240_000);
  site.setPage('/', aHostPage());
  offer(stub, []);
  await page.addInitScript(() => {
    const realFetch = window.fetch;
    Object.assign(window, {
      rejections: [],
      fetch: (url: string, init?: RequestInit) => {
        const next: unknown = Reflect.get(window, 'nextAnswer');
        const isDisplay = typeof next === 'string' && /\/api\/display\/[0-9a-f]{13}$/.test(url);
        if (isDisplay) return Promise.resolve(new Response(next));
        return url.includes('/api/') && next !== undefined ? Promise.resolve(new Response('{"success":true}')) : realFetch(url, init);
      },
    });
    window.addEventListener('unhandledrejection', ({ reason }) => Reflect.get(window, 'rejections').push(String(reason)));
  });
  await page.goto(site.url);
  await page.waitForFunction(() => 'beckon' in window);
  const played = await page.evaluate(playRandomAnswers, { rounds: ROUNDS, seed: SEED, answer: aDisplayAnswer([]), popup: aWirePopup(), clientId: CLIENT_ID });
  expect(played).toEqual({ rounds: ROUNDS, rejections: [], hosts: 0, overflow: 'visible' });
});

interface Play {
  readonly rounds: number;
  readonly seed: number;
  readonly answer: object;
  readonly popup: object;
  readonly clientId: string;
}

/** Runs in the page: each round is a route change whose display answer is spoiled in a few places. */
async function playRandomAnswers({ rounds, seed, answer, popup }: Play): Promise<object> {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const oddities: readonly unknown[] = [null, -1, 1e308, '', '0', 'yes', 'no', 'format_1', '<script>', '\u202e', [], {}, [[]], true, 'x'.repeat(5000), { a: { b: null } }, 'gamified', 'embedded', 'bar', '{{', 0.5, 'all@display_once_a_day_1'];
  const spoil = (source: object): object => {
    const copy: Record<string, unknown> = structuredClone({ ...source });
    for (let times = Math.floor(random() * 4); times > 0; times -= 1) {
      const key = pick(Object.keys(copy));
      if (key === undefined) break;
      const value = copy[key];
      const goesDeeper = typeof value === 'object' && value !== null && random() < 0.6;
      if (random() < 0.2) delete copy[key];
      else copy[key] = goesDeeper ? spoil(value) : pick(oddities);
    }
    return copy;
  };
  const popups = (): unknown[] => Array.from({ length: Math.floor(random() * 3) }, () => (random() < 0.1 ? pick(oddities) : spoil({ ...popup, poptin_id: `popup${String(Math.floor(random() * 1e8)).padStart(8, '0')}` })));
  for (let round = 0; round < rounds; round += 1) {
    const text = JSON.stringify(spoil({ ...answer, poptins: popups() }));
    Object.assign(window, { nextAnswer: random() < 0.05 ? text.slice(0, Math.floor(random() * text.length)) : text });
    history.replaceState({}, '', `/?round=${round}`);
    // Two turns of the timer: the change is noticed, then decided.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resolve; setTimeout(() => port2.postMessage(0), 0); });
    if (round % 10 === 0) await Reflect.get(window, 'beckon').explain();
  }
  Object.assign(window, { nextAnswer: JSON.stringify(answer) });
  history.replaceState({}, '', '/?end');
  await new Promise((resolve) => { setTimeout(resolve, 0); });
  await Reflect.get(window, 'beckon').explain();
  await new Promise((resolve) => { setTimeout(resolve, 0); });
  return { rounds, rejections: Reflect.get(window, 'rejections'), hosts: document.querySelectorAll('[data-beckon]').length, overflow: getComputedStyle(document.documentElement).overflow };
}
