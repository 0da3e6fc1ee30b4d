import { aHostPage, expect, offer, test } from '../fixtures/stub.ts';
import { seededRandom } from '../helpers/seeded-random.ts';
import { brokenAnswer, type BrokenAnswer } from '../helpers/broken-answers.ts';

/**
 * Two tests, so that both workers have one: together so many answers nobody would send are read and
 * decided, and what some of them hold is opened. 1,000 of them in each run; before a release 10,000
 * (`BECKON_FUZZ_ANSWERS`, CONTRIBUTING.md).
 */
const ANSWERS = Number(process.env['BECKON_FUZZ_ANSWERS'] ?? 1_000) / 2;
const POPUPS_AT_MOST = 3;
/** So many answers go into the page together; the popups of the last of them are opened. */
const BATCH = 50;

for (const seed of [20_261_121, 4_711]) {
  test(`${ANSWERS} answers broken by seed ${seed}: what can be shown opens and is played with, and nothing fails`, async ({
    page,
    stub,
    site,
  }) => {
    test.setTimeout(300_000);
    const caught: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('something failed')) caught.push(message.text());
    });
    site.setPage('/', aHostPage());
    offer(stub, []);
    await page.goto(site.url);
    await page.evaluate(answerInThePage);
    await page.waitForFunction(() => 'beckon' in window);
    const random = seededRandom(seed);
    for (let round = 0; round < ANSWERS; round += BATCH) {
      const answers = Array.from({ length: BATCH }, () =>
        brokenAnswer(random, random.below(POPUPS_AT_MOST + 1)),
      );
      await page.evaluate(playAnswers, { answers, round });
    }
    await page.evaluate(playAnswers, {
      answers: [{ text: '{"display":"allowed","poptins":[]}', popupIds: [] }],
      round: ANSWERS,
    });
    const { rejections, asked, drawn } = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(rejections).toEqual([]);
    expect(caught, 'nor had anything to be caught').toEqual([]);
    expect(asked, 'each answer was asked for').toBe(ANSWERS + 1);
    // Broken as they are, a good part of them was drawn: what was tried is more than refusing.
    expect(drawn).toBeGreaterThan((ANSWERS / BATCH) * 0.5);
    expect(
      await page.evaluate(() => ({
        hosts: document.querySelectorAll('[data-beckon]').length,
        overflow: getComputedStyle(document.documentElement).overflow,
      })),
    ).toEqual({ hosts: 0, overflow: 'visible' });
  });
}

/**
 * Runs before the page continues: the display answer is what the test says; other calls are
 * answered here too.
 */
function answerInThePage(): void {
  const realFetch = window.fetch;
  const { port1, port2 } = new MessageChannel();
  const seen = { rejections: [] as string[], asked: 0, drawn: 0 };
  port1.onmessage = () => Reflect.get(window, 'goOn')();
  /** Its text is there at once: the answer is read, decided and armed before the next message comes. */
  const answer = (text: string): Response =>
    Object.assign(new Response(), { text: () => Promise.resolve(text) });
  Object.assign(window, {
    seen,
    user: { plan: 'pro' },
    open: () => null,
    fetch: (url: string, init?: RequestInit) => {
      const next: unknown = Reflect.get(window, 'nextAnswer');
      if (typeof next !== 'string' || !/\/(?:api|ads)\//.test(url)) return realFetch(url, init);
      const isPageAsked = /\/api\/display\/[0-9a-f]{13}$/.test(url);
      if (isPageAsked) {
        seen.asked += 1;
        port2.postMessage(0);
      }
      return Promise.resolve(
        answer(
          isPageAsked || /\/api\/display\/click\/\w+$/.test(url)
            ? next
            : '{"success":true,"poptin_view_id":"v","conversion_id":"c"}',
        ),
      );
    },
  });
  // Where a broken popup would send the visitor is of no interest: this page stays.
  Object(window).navigation.addEventListener('navigate', (event: Event) => {
    if (Object(event).destination.sameDocument !== true) event.preventDefault();
  });
  window.addEventListener('click', (event) => event.preventDefault());
  window.addEventListener('unhandledrejection', ({ reason }) =>
    seen.rejections.push(String(Reflect.get(Object(reason), 'stack') ?? reason)),
  );
}

interface Play {
  readonly answers: readonly BrokenAnswer[];
  readonly round: number;
}

/**
 * Runs in the page: a route change for each answer; the popups of the last are asked for, and what
 * opens is filled, clicked and closed.
 */
async function playAnswers({ answers, round }: Play): Promise<void> {
  // Comes after all else that is due in the page, however long that takes.
  const turn = (): Promise<void> =>
    Object(window).scheduler.postTask(() => undefined, { priority: 'background' });
  const { beckon, seen } = Object(window);
  for (const [index, { text }] of answers.entries()) {
    const decided = new Promise<void>((goOn) => {
      Object.assign(window, { nextAnswer: text, goOn });
    });
    history.replaceState({}, '', `/round/${round + index}`);
    await decided;
  }
  await beckon.explain();
  await Promise.all((answers.at(-1)?.popupIds ?? []).map((id) => beckon.show(id)));
  const drawn = (): Element[] =>
    [...document.querySelectorAll('[data-beckon]')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector('.poptin-popup') ?? [],
    );
  const isUnderWay = async (): Promise<boolean> => {
    const popups: readonly { readonly state: string }[] = await beckon.explain();
    const open = popups.filter(({ state }) => state === 'open');
    return popups.some(({ state }) => state === 'loading') || drawn().length < open.length;
  };
  for (let turns = 0; turns < 50_000 && (await isUnderWay()); turns += 1) await turn();
  for (const popup of drawn()) {
    seen.drawn += 1;
    for (const input of popup.querySelectorAll('input')) input.value = 'ann@example.com';
    popup.querySelector('form')?.requestSubmit();
    for (const button of [...popup.querySelectorAll<HTMLElement>('button, a')].slice(0, 6))
      button.click();
  }
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  beckon.trigger('quiz-done');
  await turn();
}
