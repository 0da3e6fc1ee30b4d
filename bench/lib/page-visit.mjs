import {
  TRACED,
  drawingIn,
  scriptTasksIn,
  tasksIn,
  tasksWithScriptIn,
  sumOf,
} from './read-trace.mjs';

const SLOWDOWN = 4;
const EVENTS = 2000;
/** 1.6 Mbit/s down, half of that up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};
const SETTLING_MS = 1200;
/** The message that a page writes to its console when its popup is drawn. */
const VISIBLE = 'the popup is visible';
const LONG_TASK_MS = 50;

/**
 * The cost of one page view on a slowed CPU, in processor time, so that a busy machine changes
 * little: ms of script; of style, layout and paint; of all tasks; blocking ms and the longest task,
 * of tasks that ran script of the page (the browser itself needs a longer one to create any page);
 * KB of heap; KB and requests over the network; layout shift; ms of a thousand events.
 */
export async function visitForCost(browser, url, showsPopup) {
  const { context, page, session } = await openSlowed(browser);
  await browser.startTracing(page, { categories: TRACED });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        window.shift += entry.value;
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const loaded = recordLoaded(page, url);
  // This waits for the request, because checking in the page would run more script.
  const isShown = showsPopup ? page.waitForRequest(/\/api\/display\/viewed\//) : undefined;
  await page.goto(url, { waitUntil: showsPopup ? 'load' : 'networkidle' });
  await isShown;
  await page.waitForTimeout(SETTLING_MS);
  const shift = await page.evaluate(() => window.shift);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const tasks = tasksIn(traceEvents);
  const ofScript = tasksWithScriptIn(traceEvents);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const [scroll, move] = showsPopup ? [0, 0] : await page.evaluate(costOfEvents, EVENTS);
  await context.close();
  return {
    script: sumOf(scriptTasksIn(traceEvents)),
    drawing: drawingIn(traceEvents),
    all: sumOf(tasks),
    blocking: sumOf(ofScript.map((ms) => Math.max(0, ms - LONG_TASK_MS))),
    longest: Math.max(0, ...ofScript),
    heap: usedSize / 1024,
    ...(await loaded(Number.POSITIVE_INFINITY)),
    shift,
    scroll,
    move,
  };
}

/**
 * The speed of one page view on a slowed CPU, with a slow connection if `isSlowNetwork`. `visible`:
 * ms from the navigation to the first frame with the popup. `settled`: ms from there until nothing
 * moves and the last answer has arrived. `wire` and `requests`: KB and number of what had arrived
 * by that frame.
 */
export async function visitForSpeed(browser, url, shown, isSlowNetwork) {
  const { context, page, session } = await openSlowed(browser);
  await session.send('Network.enable');
  if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(watchPopup, { selector: shown, visible: VISIBLE });
  const loaded = recordLoaded(page, url);
  // This waits for a console message, because checking in the page would load a script while the
  // popup is being drawn.
  const isVisible = page.waitForEvent('console', (message) => message.text() === VISIBLE);
  await page.goto(url);
  await isVisible;
  await page.waitForTimeout(SETTLING_MS);
  const { shownAtMs, ...times } = await page.evaluate(() => {
    const answers = performance.getEntriesByType('resource').map((entry) => entry.responseEnd);
    return {
      visible: window.visibleAt,
      settled: Math.max(window.movedAt, window.visibleAt, ...answers) - window.visibleAt,
      shownAtMs: performance.timeOrigin + window.visibleAt,
    };
  });
  const { wire, requests } = await loaded(shownAtMs);
  await context.close();
  return { ...times, wire, requests };
}

/** Runs in the page: records when the element is first drawn, and when it last moved. */
function watchPopup({ selector, visible }) {
  const roots = () => [
    document,
    ...[...document.querySelectorAll('[data-beckon]')].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : [shadowRoot],
    ),
  ];
  const isMoving = (root) =>
    root
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(Number(effect.getComputedTiming().endTime)),
      );
  window.movedAt = 0;
  const look = () => {
    requestAnimationFrame(look);
    if (window.visibleAt === undefined) {
      const found = roots()
        .map((root) => root.querySelector(selector))
        .find(Boolean);
      if (found?.getBoundingClientRect().height > 0) {
        window.visibleAt = performance.now();
        console.debug(visible);
      }
    } else if (roots().some(isMoving)) window.movedAt = performance.now();
  };
  requestAnimationFrame(look);
}

async function openSlowed(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { context, page, session };
}

/**
 * Records what is loaded besides the page itself. The returned function counts what had arrived by
 * a time (ms since 1970): KB of compressed bodies, and how many.
 */
function recordLoaded(page, url) {
  const coming = [];
  page.on('requestfinished', (request) => {
    if (request.url() !== url && request.url().startsWith('http')) coming.push(sizeOf(request));
  });
  return async (untilMs) => {
    const come = (await Promise.all(coming)).filter(({ atMs }) => atMs <= untilMs);
    return { wire: sumOf(come.map(({ bytes }) => bytes)) / 1024, requests: come.length };
  };
}

async function sizeOf(request) {
  const { startTime, responseEnd } = request.timing();
  const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
  return { atMs: startTime + responseEnd, bytes: responseBodySize };
}

function costOfEvents(count) {
  const cost = (target, make) => {
    const startedAt = performance.now();
    for (let at = 0; at < count; at += 1) target.dispatchEvent(make(at));
    return ((performance.now() - startedAt) * 1000) / count;
  };
  return [
    cost(window, () => new Event('scroll')),
    cost(
      document.body,
      (at) => new MouseEvent('mousemove', { bubbles: true, clientX: at % 500, clientY: 200 }),
    ),
  ];
}
