import { type KindShapes, typedPlace } from './typed-place.ts';

/** After a longer pause, typing begins again. */
const PAUSE_MS = 1000;

/** Knows which designs came from typing into one field without a pause. */
export class TypingRuns {
  readonly #kinds: KindShapes;
  readonly #runs = new WeakMap<object, object>();
  #design: object | undefined;
  #run: object = {};
  #place: string | undefined;
  #seenAtMs = 0;

  constructor(kinds: KindShapes) {
    this.#kinds = kinds;
  }

  /** Must be called after each change of the design. */
  see(design: object, nowMs: number): void {
    if (design === this.#design) return;
    // Going back and forth in the history is not typing, even where only one text changes.
    const isKnown = this.#runs.has(design);
    const place = isKnown
      ? undefined
      : this.#design && typedPlace(this.#design, design, this.#kinds);
    const goesOn =
      place !== undefined && place === this.#place && nowMs - this.#seenAtMs <= PAUSE_MS;
    if (!goesOn) this.#run = {};
    this.#runs.set(design, this.#run);
    this.#design = design;
    this.#place = place;
    this.#seenAtMs = nowMs;
  }

  /** What is typed from now on is a run of its own, for example after undo. */
  end(): void {
    this.#run = {};
    this.#place = undefined;
  }

  belongTogether(one: object, other: object): boolean {
    const run = this.#runs.get(one);
    return run !== undefined && run === this.#runs.get(other);
  }
}
