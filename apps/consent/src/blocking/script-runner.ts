import { addClass } from './add-class.ts';
import { planScripts, type PlannedScript } from './script-plan.ts';
import { createShortTasks, type ShortTasksDeps } from './short-tasks.ts';
import { createWebAddressCheck } from './web-address.ts';

/** Runs scripts that were held back: each once, in the order of the page, with its attributes. */
export interface ScriptRunner {
  /** Many of them run in several tasks; each is marked when its turn comes. */
  run(scripts: readonly HTMLScriptElement[]): void;
  /** All of a round has been handed over: the end of it is told. */
  settle(): void;
}

interface ScriptRunnerDeps extends ShortTasksDeps {
  readonly document: Document;
  /** The page's own nonce, for scripts that have lost theirs. */
  readonly nonce: string;
  /** Nothing runs or waits any more; told after each run. */
  readonly onAllRan: () => void;
  readonly onFailure: (source: string) => void;
}

interface HeldScript extends PlannedScript {
  /** As it stands in the page until its turn: thousands are not looked at in one task. */
  readonly element: HTMLScriptElement;
}

/** Attributes that mean the blocking and not the script, or that are set in another way. */
const NOT_COPIED = new Set([
  'type',
  'async',
  'nonce',
  'class',
  'data-service',
  'data-category',
  'data-script-type',
  'data-waitfor',
]);

export function createScriptRunner(deps: ScriptRunnerDeps): ScriptRunner {
  const ran: string[] = [];
  const queue: HeldScript[] = [];
  let waiting: readonly HeldScript[] = [];
  /** Whoever waits has been compared with so many of those that ran. */
  let compared = 0;
  let isOver = false;
  let isWebAddress = createWebAddressCheck('');
  let loading = 0;
  let loadingInTurn = 0;
  const plan = (scripts: readonly HeldScript[], sources: readonly string[]) => {
    const planned = planScripts(scripts, sources);
    queue.push(...planned.ready);
    return planned.waiting;
  };
  const settle = (): void => {
    while (advance() && compared < ran.length) {
      const sources = ran.slice(compared);
      compared = ran.length;
      waiting = plan(waiting, sources);
    }
    if (!isOver || loading > 0 || queue.length > 0 || waiting.length > 0) return;
    deps.onAllRan();
  };
  /**
   * Scripts with an address load side by side and run in turn; an inline one waits for those before
   * it.
   */
  const runFirst = (): boolean => {
    const element = queue[0]?.element;
    if (element === undefined) return false;
    const address = element.getAttribute('data-cmplz-src') ?? element.getAttribute('src');
    if (address === null && loadingInTurn > 0) return false;
    queue.shift();
    addClass(element, 'cmplz-activated');
    // An address that is no web address never runs.
    if (address === null || isWebAddress(address)) runNow(element, address);
    return true;
  };
  const runNow = (element: HTMLScriptElement, address: string | null): void => {
    const source = address ?? element.textContent;
    element.remove();
    const script = copyOf(element, deps);
    if (address === null) script.textContent = source;
    else {
      script.src = address;
      watch(script, source);
    }
    deps.document.head.append(script);
    if (address === null) ran.push(source);
  };
  const advance = createShortTasks(deps, runFirst, () => settle());
  const watch = (script: HTMLScriptElement, source: string): void => {
    const inTurn = script.async ? 0 : 1;
    loading += 1;
    loadingInTurn += inTurn;
    const end = (event: Event): void => {
      loading -= 1;
      loadingInTurn -= inTurn;
      // One that failed counts as run: nobody waits for it for ever.
      ran.push(source);
      settle();
      if (event.type === 'error') deps.onFailure(source);
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  };
  return {
    settle() {
      isOver = true;
      settle();
    },
    run(scripts) {
      isOver = false;
      isWebAddress = createWebAddressCheck(deps.document.baseURI);
      const held = scripts.map((element) => ({
        element,
        waitsFor: element.getAttribute('data-waitfor') ?? '',
      }));
      waiting = [...waiting, ...plan(held, ran)];
      settle();
    },
  };
}

function copyOf(
  element: HTMLScriptElement,
  { document, nonce }: ScriptRunnerDeps,
): HTMLScriptElement {
  const script = document.createElement('script');
  script.className = element.className;
  for (const name of element.getAttributeNames()) {
    if (!NOT_COPIED.has(name)) script.setAttribute(name, element.getAttribute(name) ?? '');
  }
  if (element.getAttribute('data-script-type') === 'module') script.type = 'module';
  script.nonce = element.nonce || nonce;
  // A script made by another one is asynchronous unless told otherwise.
  script.async = element.hasAttribute('async');
  return script;
}
