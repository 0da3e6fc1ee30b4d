/**
 * A timer that runs while a state lasts. If the next state lists a timer with the same key, that is
 * the same timer and does not start again.
 */
export interface MachineTimer<Event> {
  readonly key: string;
  readonly ms: number;
  /** Runs once, or repeatedly as long as the state lists it. */
  readonly repeats: boolean;
  readonly event: (nowMs: number) => Event;
}

/** What follows from an event: the new state, and the effects to carry out. */
export interface Outcome<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/**
 * A state machine without side effects. `next` returns the same state object if the event changes
 * nothing.
 */
export interface Machine<State, Event, Effect, Subject> {
  initial(subject: Subject): State;
  next(state: State, event: Event, subject: Subject): Outcome<State, Effect>;
  timersIn(state: State, subject: Subject): readonly MachineTimer<Event>[];
}

/** The outcome of an event that changes nothing in this state. */
export function unchanged<State>(state: State): Outcome<State, never> {
  return { state, effects: [] };
}

/**
 * The outcome of an event that only leads to this state. It is the same function, because each
 * script of a visitor's page would contain both.
 */
export { unchanged as become };

export function once<Event>(key: string, ms: number, event: Event): MachineTimer<Event> {
  return { key: `${key}:${ms}`, ms, repeats: false, event: () => event };
}

export function every<Event>(
  key: string,
  ms: number,
  event: (nowMs: number) => Event,
): MachineTimer<Event> {
  return { key: `${key}:${ms}`, ms, repeats: true, event };
}
