/** What the figures here are read from; the last one shows what watching itself costs. */
export const TRACED = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.compile'];
/**
 * A browser that is watched writes down where in a script each request was made, and reads the
 * script once more for that. No visitor's browser does: it is counted to nobody.
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

/** Milliseconds of each task on the page's main thread: that of the renderer which did the most. */
export function tasksIn(events) {
  return mainThread(events).tasks.map(({ tdur }) => tdur / 1000);
}

/** Milliseconds that the page's main thread spent on being watched; needs the trace of `TRACED`. */
export function watchingIn(events) {
  const { id } = mainThread(events);
  const spent = events.filter((event) => event.name === WATCHING && threadOf(event) === id);
  return sumOf(spent.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Milliseconds of each task that ran script of a page, with the layout and painting in it. */
export function tasksWithScriptIn(events) {
  const { id, tasks } = mainThread(events);
  const starts = events
    .filter((event) => threadOf(event) === id && isPageScript(event))
    .map(({ ts }) => ts);
  return tasks
    .filter(({ ts, dur }) => starts.some((start) => start >= ts && start < ts + dur))
    .map(({ tdur }) => tdur / 1000);
}

/** Script that came over the network, not what measures. */
function isPageScript({ name, args }) {
  return SCRIPT.has(name) && String(args?.data?.url ?? '').startsWith('http');
}

/**
 * Milliseconds of script in each task that ran some; without the layout and painting that follow.
 * Needs a trace with `devtools.timeline`.
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

/** Asked for an event of that thread, answers its microseconds of the processor. */
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
