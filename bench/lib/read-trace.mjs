/** The trace categories that these figures need. The last one shows what measuring itself costs. */
export const TRACED = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.compile'];
/**
 * While it is traced, a browser records the place in a script where each request was made, and
 * compiles the script once more for that. Visitors' browsers do not do this, so this time is left
 * out.
 */
const WATCHING = 'V8.CollectSourcePositions';

const DRAWING = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'ParseAuthorStyleSheet',
]);

/** Milliseconds of style, layout and paint on the page's main thread. */
export function drawingIn(events) {
  const { id } = mainThread(events);
  const drawn = events.filter(
    (event) => threadOf(event) === id && event.tdur > 0 && DRAWING.has(event.name),
  );
  return sumOf(drawn.map(({ tdur }) => tdur)) / 1000;
}

/** Milliseconds of each task on the page's main thread, which is the thread of the busiest renderer. */
export function tasksIn(events) {
  return mainThread(events).tasks.map(({ tdur }) => tdur / 1000);
}

/** Milliseconds of each task that ran a script of the page, including layout and paint in it. */
export function tasksWithScriptIn(events) {
  const { id, tasks } = mainThread(events);
  const starts = events
    .filter((event) => threadOf(event) === id && isPageScript(event))
    .map(({ ts }) => ts);
  return tasks
    .filter(({ ts, dur }) => starts.some((start) => start >= ts && start < ts + dur))
    .map(({ tdur }) => tdur / 1000);
}

/** Whether the script came over the network. The scripts that measure did not. */
function isPageScript({ name, args }) {
  return SCRIPT.has(name) && String(args?.data?.url ?? '').startsWith('http');
}

/**
 * Milliseconds of script in each task that ran a script, without the layout and paint that follow.
 * Needs the category `devtools.timeline`.
 */
export function scriptTasksIn(events) {
  const { id, tasks } = mainThread(events);
  const unwatched = withoutWatching(events, id);
  const scripts = events
    .filter((event) => threadOf(event) === id && event.tdur > 0 && SCRIPT.has(event.name))
    .toSorted((a, b) => a.ts - b.ts);
  return tasks.flatMap(({ ts, dur }) => {
    let endsAt = ts;
    const outer = scripts.filter((script) => {
      const isOuter = script.ts >= endsAt && script.ts < ts + dur;
      if (isOuter) endsAt = script.ts + script.dur;
      return isOuter;
    });
    return outer.length === 0 ? [] : [sumOf(outer.map(unwatched)) / 1000];
  });
}

const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.callFunction']);

function mainThread(events) {
  const threads = Map.groupBy(
    events.filter(({ name, tdur }) => name === 'ThreadControllerImpl::RunTask' && tdur > 0),
    threadOf,
  );
  const renderers = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map((event) => {
      const id = threadOf(event);
      const unwatched = withoutWatching(events, id);
      return {
        id,
        tasks: (threads.get(id) ?? []).map((task) => ({ ...task, tdur: unwatched(task) })),
      };
    });
  const busy = ({ tasks }) => sumOf(tasks.map(({ tdur }) => tdur));
  return renderers.toSorted((a, b) => busy(b) - busy(a))[0] ?? { id: '', tasks: [] };
}

/** Returns a function that gives the processor microseconds of an event of that thread. */
function withoutWatching(events, id) {
  const spent = events.filter((event) => event.name === WATCHING && threadOf(event) === id);
  return ({ ts, dur, tdur }) =>
    tdur -
    sumOf(
      spent.filter((each) => each.ts >= ts && each.ts < ts + dur).map((each) => each.tdur ?? 0),
    );
}

function threadOf({ pid, tid }) {
  return `${pid}:${tid}`;
}

export function sumOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
