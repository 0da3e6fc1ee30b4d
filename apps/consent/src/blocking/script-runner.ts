import { parseUrl } from '@beckon/host-page/parse-url';
import { planScripts, type PlannedScript } from './script-plan.ts';

/** Runs scripts that were held back: each once, in the order of the page, with its attributes. */
export interface ScriptRunner {
  run(scripts: readonly HTMLScriptElement[]): void;
  /** All of a round has been handed over: the end of it is told. */
  settle(): void;
}

interface ScriptRunnerDeps {
  readonly document: Document;
  /** The page's own nonce, for scripts that have lost theirs. */
  readonly nonce: string;
  /** Nothing runs or waits any more; told after each run. */
  readonly onAllRan: () => void;
  readonly onFailure: (source: string) => void;
}

interface HeldScript extends PlannedScript {
  readonly element: HTMLScriptElement;
  readonly isAsync: boolean;
}

/** Attributes that mean the blocking and not the script. */
const NOT_COPIED = new Set([
  'type',
  'async',
  'nonce',
  'data-service',
  'data-category',
  'data-script-type',
  'data-waitfor',
]);

export function createScriptRunner(deps: ScriptRunnerDeps): ScriptRunner {
  const ran: string[] = [];
  const queue: HeldScript[] = [];
  let waiting: readonly HeldScript[] = [];
  let isOver = false;
  let loading = 0;
  let loadingInTurn = 0;
  const settle = (): void => {
    for (let seen = -1; seen !== ran.length;) {
      seen = ran.length;
      const { ready, waiting: stillWaiting } = planScripts(waiting, ran);
      waiting = stillWaiting;
      queue.push(...ready);
      advance();
    }
    if (!isOver || loading > 0 || queue.length > 0 || waiting.length > 0) return;
    deps.onAllRan();
  };
  /**
   * Scripts with an address load side by side and run in turn; an inline one waits for those before
   * it.
   */
  const advance = (): void => {
    for (let first = queue[0]; first !== undefined; first = queue[0]) {
      if (first.isInline && loadingInTurn > 0) return;
      queue.shift();
      if (!first.isInline) load(first);
      else {
        deps.document.head.append(copyOf(first, deps));
        ran.push(first.source);
      }
    }
  };
  const load = (held: HeldScript): void => {
    const script = copyOf(held, deps);
    const inTurn = held.isAsync ? 0 : 1;
    loading += 1;
    loadingInTurn += inTurn;
    const end = (isFailed: boolean): void => {
      loading -= 1;
      loadingInTurn -= inTurn;
      // One that failed counts as run: nobody waits for it for ever.
      ran.push(held.source);
      settle();
      if (isFailed) deps.onFailure(held.source);
    };
    script.addEventListener('load', () => end(false));
    script.addEventListener('error', () => end(true));
    deps.document.head.append(script);
  };
  return {
    settle() {
      isOver = true;
      settle();
    },
    run(scripts) {
      isOver = false;
      const held = scripts.flatMap(hold);
      for (const { element } of held) element.remove();
      waiting = [...waiting, ...held];
      settle();
    },
  };
}

/** What runs anew; an address that is no web address never does. */
function hold(element: HTMLScriptElement): HeldScript[] {
  const address = element.getAttribute('data-cmplz-src') ?? element.getAttribute('src');
  const waitsFor = element.getAttribute('data-waitfor') ?? '';
  const isAsync = element.hasAttribute('async');
  element.classList.add('cmplz-activated');
  if (address === null)
    return [{ element, source: element.textContent, isInline: true, isAsync, waitsFor }];
  return isWebAddress(address, element.baseURI)
    ? [{ element, source: address, isInline: false, isAsync, waitsFor }]
    : [];
}

export function isWebAddress(address: string, base: string): boolean {
  const protocol = parseUrl(address, base)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

function copyOf(
  { element, source, isInline, isAsync }: HeldScript,
  { document, nonce }: ScriptRunnerDeps,
): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of element.attributes) {
    if (!NOT_COPIED.has(name)) script.setAttribute(name, value);
  }
  if (element.getAttribute('data-script-type') === 'module') script.type = 'module';
  script.nonce = element.nonce || nonce;
  // A script made by another one is asynchronous unless told otherwise.
  if (!isAsync) script.async = false;
  if (isInline) script.textContent = source;
  else script.src = source;
  return script;
}
