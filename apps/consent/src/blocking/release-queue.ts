import { RELEASE_TASK_MS } from '../timings.ts';
import { isBlockedScript } from './blocked-elements.ts';
import type { Release } from './release.ts';
import type { ScriptRunner } from './script-runner.ts';
import { createShortTasks, type ShortTasksDeps } from './short-tasks.ts';

/** The queue of elements that consent allows and that are not shown or run yet. */
export interface ReleaseQueue {
  /**
   * Reads the found elements, in several tasks if there are thousands. Each is released once,
   * however often consent changes before its turn. Scripts run after the last element was read.
   */
  add(found: Iterator<HTMLElement, undefined>): void;
  /**
   * Called when a decision has named everything that it allows. The runner is notified when all of
   * it was passed on.
   */
  end(): void;
}

interface ReleaseQueueDeps extends ShortTasksDeps {
  readonly release: Release;
  readonly runner: ScriptRunner;
}

/** Releases what decisions allow, one decision after the other. */
export function createReleaseQueue(deps: ReleaseQueueDeps): ReleaseQueue {
  const { release, runner } = deps;
  const taken = new WeakSet<HTMLElement>();
  const unread: Iterator<HTMLElement, undefined>[] = [];
  /** The scripts found so far in the iterator that is being read. */
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
      if (isBlockedScript(element)) scripts.push(element);
      else release.giveBack(element);
    }
    return true;
  };
  const advance = (): void => {
    if (doSome() && hasEnded) runner.settle();
  };
  const doSome = createShortTasks({ ...deps, taskMs: RELEASE_TASK_MS }, next, () => advance());
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
