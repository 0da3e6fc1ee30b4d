import { writtenBy } from '@beckon/host-page/page/written-by';
import { trusted } from '../page/trusted.ts';
import { addClass } from './add-class.ts';
import { HELD_BACK } from './held-back.ts';
import { isBlockedScript } from './blocked-elements.ts';
import { planScripts, type PlannedScript } from './script-plan.ts';
import { createShortTasks, type ShortTasksDeps } from './short-tasks.ts';

/**
 * Runs scripts that were held back, or that the server sent: each once, in the order of the page,
 * with its attributes. Output of an inline script (`document.write`) is inserted beside the script.
 * A script whose address is not a web address never runs.
 */
export interface ScriptRunner {
  /** Runs many scripts in several tasks. Each one is marked when its turn comes. */
  run(scripts: readonly HTMLScriptElement[]): void;
  /**
   * Called when all scripts of a round were passed to `run`, so that the end of the round is
   * reported.
   */
  settle(): void;
}

interface ScriptRunnerDeps extends ShortTasksDeps {
  readonly document: Document;
  readonly isWebAddress: (address: string) => boolean;
  /** The page's nonce, for scripts that have lost theirs. */
  readonly nonce: string;
  /** Called after each run when nothing runs or waits any more. */
  readonly onAllRan: () => void;
  readonly onFailure: (source: string) => void;
}

interface HeldScript extends PlannedScript {
  /**
   * The blocked element. It stays unchanged in the page until its turn, because a task cannot read
   * thousands of elements.
   */
  readonly element: HTMLScriptElement;
}

/** Scripts that are loading: all of them, and those for which others have to wait. */
interface Loading {
  all: number;
  inTurn: number;
}

/** Attributes that were added for the blocking, or that are set in another way. */
const NOT_COPIED = new Set([
  'type',
  'async',
  'nonce',
  'data-service',
  'data-category',
  'data-script-type',
  'data-waitfor',
  HELD_BACK,
]);

export function createScriptRunner(deps: ScriptRunnerDeps): ScriptRunner {
  const ran: string[] = [];
  const queue: HeldScript[] = [];
  let waiting: readonly HeldScript[] = [];
  /** The number of finished scripts with which the waiting ones were compared. */
  let compared = 0;
  let isOver = false;
  const loading: Loading = { all: 0, inTurn: 0 };
  const plan = (scripts: readonly HeldScript[], sources: readonly string[]) => {
    const planned = planScripts(scripts, sources);
    queue.push(...planned.ready);
    return planned.waiting;
  };
  const settle = (): void => {
    while (advance() && compared < ran.length) {
      waiting = plan(waiting, ran.slice(compared));
      compared = ran.length;
    }
    if (isOver && loading.all + queue.length + waiting.length === 0) deps.onAllRan();
  };
  /** Scripts with an address load in parallel; an inline script waits for them. */
  const runFirst = (): boolean => {
    const element = queue[0]?.element;
    if (element === undefined) return false;
    const address = element.getAttribute('data-cmplz-src') ?? element.getAttribute('src');
    if (address === null && loading.inTurn > 0) return false;
    queue.shift();
    addClass(element, 'cmplz-activated');
    // A script for old browsers never loads here, so nothing may wait for its end.
    if (!element.noModule && (address === null || deps.isWebAddress(address)))
      runNow(element, address);
    return true;
  };
  const runNow = (element: HTMLScriptElement, address: string | null): void => {
    const source = address ?? element.textContent;
    const script = copyOf(element, deps);
    if (address === null) {
      queue.unshift(...runInline(script, element).map(hold));
      ran.push(source);
    } else {
      script.src = trusted().createScriptURL(address);
      watch(script, loading, ({ type }) => {
        ran.push(source);
        reportEnd(element, type);
        settle();
        if (type === 'error') deps.onFailure(source);
      });
      insert(script, element);
    }
  };
  const advance = createShortTasks(deps, runFirst, () => settle());
  return {
    settle() {
      isOver = true;
      settle();
    },
    run(scripts) {
      isOver = false;
      waiting = [...waiting, ...plan(scripts.map(hold), ran)];
      settle();
    },
  };
}

/** The scripts below `root` that were inserted as html, which browsers do not run. */
export function runnableIn(root: ParentNode): HTMLScriptElement[] {
  return [...root.querySelectorAll('script')].filter(({ type }) =>
    /^$|javascript|module/i.test(type),
  );
}

function hold(element: HTMLScriptElement): HeldScript {
  return { element, waitsFor: element.getAttribute('data-waitfor') ?? '' };
}

/** Inserts a script of the page into the head; a script that the server sent stays where it is. */
function insert(script: HTMLScriptElement, element: HTMLScriptElement): void {
  const place: Element = element;
  if (isBlockedScript(place)) element.ownerDocument.head.append(script);
  else place.before(script);
}

/** Code of the page may wait for the script that it made, and may remove it then or later. */
function reportEnd(element: HTMLScriptElement, type: string): void {
  if (element.hasAttribute(HELD_BACK)) element.dispatchEvent(new Event(type));
  else element.remove();
}

/** Inserts the script's output in its place, and returns the scripts in that output. */
function runInline(script: HTMLScriptElement, element: HTMLScriptElement): HTMLScriptElement[] {
  script.text = trusted().createScript(element.text);
  const { ownerDocument: document } = element;
  const html = writtenBy(document, () => insert(script, element));
  // Nearly no script writes html, and parsing nothing takes a third of the time of its release.
  if (html === '') {
    element.remove();
    return [];
  }
  const written = document.createElement('template');
  written.innerHTML = trusted().createHTML(html);
  const scripts = runnableIn(written.content);
  element.replaceWith(written.content);
  return scripts;
}

/** Reports the end of a script, also if it failed, so that no other script waits for it forever. */
function watch(script: HTMLScriptElement, loading: Loading, ended: (event: Event) => void): void {
  const inTurn = script.async ? 0 : 1;
  loading.all += 1;
  loading.inTurn += inTurn;
  const end = (event: Event): void => {
    loading.all -= 1;
    loading.inTurn -= inTurn;
    ended(event);
  };
  script.addEventListener('load', end);
  script.addEventListener('error', end);
}

/** A copy of the waiting script, which runs when it is inserted into the page. */
function copyOf(
  element: HTMLScriptElement,
  { document, nonce }: ScriptRunnerDeps,
): HTMLScriptElement {
  const script = document.createElement('script');
  const isHeld = element.hasAttribute(HELD_BACK);
  for (const name of element.getAttributeNames()) {
    // What we held back gets these events itself, because code of the page may wait for them.
    const isEvent = isHeld && name.startsWith('on');
    if (isEvent || NOT_COPIED.has(name)) continue;
    // The page's own data-category: see PUT_AWAY.
    const ownName = name.replace(/data-(data.*)-cmplz/, '$1');
    script.setAttribute(ownName, element.getAttribute(name) ?? '');
  }
  if ((element.getAttribute('data-script-type') ?? element.type) === 'module')
    script.type = 'module';
  script.nonce = element.nonce || nonce;
  // A script made by another script is asynchronous by default.
  script.async = element.hasAttribute('async');
  return script;
}
