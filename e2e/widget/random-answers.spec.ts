import { aHostPage, expect, offer, test } from '../fixtures/stub.ts';
import { seededRandom } from '../helpers/seeded-random.ts';
import { brokenAnswer, type BrokenAnswer } from '../helpers/broken-answers.ts';

/**
 * The number of broken answers in each of the two tests: one test for each worker. A normal run
 * sends 200 in total, a run before a release 10,000 (`BECKON_FUZZ_ANSWERS`, CONTRIBUTING.md). The
 * script reads all answers, and some of their popups are opened.
 */
const ANSWERS = Number(process.env['BECKON_FUZZ_ANSWERS'] ?? 200) / 2;
const POPUPS_AT_MOST = 3;
/** How many answers are passed into the page at a time. Popups of the last one are opened. */
const BATCH = Math.min(50, Math.ceil(ANSWERS / 5));

for (const seed of [20_261_121, 4_711]) {
  test(`of ${ANSWERS} answers broken by seed ${seed}, valid popups open and can be used, and no error occurs`, async ({
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
    // Many of the broken popups were drawn, so the test has tried more than refusing them.
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
 * Runs in the page before the script continues. Answers the display call with the test's text, and
 * all other calls as well.
 */
function answerInThePage(): void {
  const realFetch = window.fetch;
  const { port1, port2 } = new MessageChannel();
  const seen = { rejections: [] as string[], asked: 0, drawn: 0 };
  port1.onmessage = () => Reflect.get(window, 'goOn')();
  /**
   * Its text is available at once, so the answer is read, decided and armed before the next message
   * arrives.
   */
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
  // The page must stay, so navigations of broken popups are prevented.
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
 * Runs in the page. Changes the route for each answer. Opens the popups of the last answer, fills
 * in their forms, clicks and closes them.
 */
async function playAnswers({ answers, round }: Play): Promise<void> {
  // Runs after everything else that is due in the page.
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
