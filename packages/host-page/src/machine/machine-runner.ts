import type { Clock } from '../clock.ts';
import type { Machine } from './machine.ts';

export interface RunnerOptions<State, Event, Effect, Subject> {
  readonly machine: Machine<State, Event, Effect, Subject>;
  readonly subject: Subject;
  readonly clock: Clock;
  /** Carries out one effect. Its results are sent back as events. */
  perform(effect: Effect, runner: Runner<State, Event>): void;
  /** Called after the effects of a change, with the state at that time. */
  onChange?(state: State, runner: Runner<State, Event>): void;
}

export interface Runner<State, Event> {
  state(): State;
  send(event: Event): void;
  /** Stops all timers. Later events change nothing. */
  stop(): void;
}

/**
 * Runs a state machine. Handles one event at a time (an event that is sent meanwhile waits), and
 * runs exactly the timers that the current state lists. An error in an effect is passed on to the
 * caller, after the event has been removed from the waiting ones.
 */
export function runMachine<State, Event, Effect, Subject>(
  options: RunnerOptions<State, Event, Effect, Subject>,
): Runner<State, Event> {
  const { machine, subject } = options;
  const line: Event[] = [];
  let state = machine.initial(subject);
  let isHandling = false;
  let isStopped = false;
  const clocks = runningClocks(options, (event) => runner.send(event));

  const handle = (event: Event): void => {
    const outcome = machine.next(state, event, subject);
    const hasChanged = outcome.state !== state;
    state = outcome.state;
    if (!isStopped) clocks.follow(state);
    for (const effect of outcome.effects) options.perform(effect, runner);
    if (hasChanged) options.onChange?.(state, runner);
  };
  const runner: Runner<State, Event> = {
    state: () => state,
    send(event) {
      if (isStopped) return;
      line.push(event);
      if (isHandling) return;
      isHandling = true;
      try {
        for (let first = line.shift(); first !== undefined; first = line.shift()) handle(first);
      } finally {
        isHandling = false;
        line.length = 0;
      }
    },
    stop() {
      isStopped = true;
      line.length = 0;
      clocks.stopAll();
    },
  };
  clocks.follow(state);
  return runner;
}

interface RunningClocks<State> {
  follow(state: State): void;
  stopAll(): void;
}

function runningClocks<State, Event, Effect, Subject>(
  { machine, subject, clock }: RunnerOptions<State, Event, Effect, Subject>,
  send: (event: Event) => void,
): RunningClocks<State> {
  const running = new Map<string, () => void>();
  const follow = (state: State): void => {
    const wanted = machine.timersIn(state, subject);
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, stop] of running) {
      if (keys.has(key)) continue;
      stop();
      running.delete(key);
    }
    for (const { key, ms, repeats, event } of wanted) {
      if (running.has(key)) continue;
      const run = (): void => send(event(clock.now()));
      running.set(key, repeats ? clock.every(ms, run) : clock.after(ms, run));
    }
  };
  return {
    follow,
    stopAll() {
      for (const stop of running.values()) stop();
      running.clear();
    },
  };
}
