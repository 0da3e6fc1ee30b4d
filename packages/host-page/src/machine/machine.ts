/**
 * A clock that runs while a state lasts. Two clocks with the same key are the same clock: it is not
 * started again.
 */
export interface MachineTimer<Event> {
  readonly key: string;
  readonly ms: number;
  /** Runs once, or again and again for as long as the state lists it. */
  readonly repeats: boolean;
  readonly event: (nowMs: number) => Event;
}

/** What follows from an event: the new state, and orders for the code that carries out effects. */
export interface Outcome<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** A pure machine. `next` returns the very same state object when the event means nothing to it. */
export interface Machine<State, Event, Effect, Subject> {
  initial(subject: Subject): State;
  next(state: State, event: Event, subject: Subject): Outcome<State, Effect>;
  timersIn(state: State, subject: Subject): readonly MachineTimer<Event>[];
}

/** The event means nothing in this state. */
export function unchanged<State>(state: State): Outcome<State, never> {
  return { state, effects: [] };
}

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
