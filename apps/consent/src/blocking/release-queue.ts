import { isHeldScript } from './blocked-elements.ts';
import type { Release } from './release.ts';
import type { ScriptRunner } from './script-runner.ts';
import { createShortTasks, type ShortTasksDeps } from './short-tasks.ts';

/** What consent allowed, on its way to be shown or run. */
export interface ReleaseQueue {
  /**
   * Reads what was found, thousands of elements in several tasks. Each is released once, however
   * often consent changes before its turn; scripts run when the last has been read.
   */
  add(found: Iterator<HTMLElement, undefined>): void;
  /** A decision has named all it allows: the runner is told when that is handed over. */
  end(): void;
}

interface ReleaseQueueDeps extends ShortTasksDeps {
  readonly release: Release;
  readonly runner: ScriptRunner;
}

/** Releases what decisions allow, one after the other. */
export function createReleaseQueue(deps: ReleaseQueueDeps): ReleaseQueue {
  const { release, runner } = deps;
  const taken = new WeakSet<HTMLElement>();
  const unread: Iterator<HTMLElement, undefined>[] = [];
  /** Of the first that is unread. */
  const scripts: HTMLScriptElement[] = [];
  let hasEnded = false;
  const next = (): boolean => {
    const [first] = unread;
    if (first === undefined) return release.clearNext();
    const element = first.next().value;
    if (element === undefined) {
      unread.shift();
      runner.run(scripts.splice(0));
    } else if (!taken.has(element)) {
      taken.add(element);
      if (isHeldScript(element)) scripts.push(element);
      else release.giveBack(element);
    }
    return true;
  };
  const advance = (): void => {
    if (doSome() && hasEnded) runner.settle();
  };
  const doSome = createShortTasks(deps, next, () => advance());
  return {
    add(found) {
      hasEnded = false;
      unread.push(found);
      advance();
    },
    end() {
      hasEnded = true;
      advance();
    },
  };
}
