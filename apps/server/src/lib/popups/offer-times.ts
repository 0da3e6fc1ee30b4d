/** In a list shorter than this, a search is faster than a lookup in a map. */
const SHORT = 64;

/**
 * Counts how often each popup of a site was offered, or for which reason it was not. It uses three
 * lists, so that it needs no object per entry.
 */
export class OfferTimes {
  readonly popups: string[] = [];
  readonly reasons: string[] = [];
  readonly times: number[] = [];
  #places: Map<string, number> | undefined;
  /** The place after the entry that was added to last. */
  #next = 0;

  get size(): number {
    return this.times.length;
  }

  /**
   * Adds to the entry of a popup and reason. Calls name popups in the same order, so the entry is
   * nearly always the one after the last, or the first.
   */
  add(popupId: string, reason: string, times: number): void {
    const guess = this.#next < this.size ? this.#next : 0;
    const at = this.#isAt(guess, popupId, reason) ? guess : this.#find(popupId, reason);
    this.#next = at + 1;
    if (at === this.size) {
      this.popups.push(popupId);
      this.reasons.push(reason);
      this.times.push(times);
      this.#places?.set(`${reason} ${popupId}`, at);
    } else this.times[at] = (this.times[at] ?? 0) + times;
  }

  /** Adds all entries of another object. */
  addAll({ popups, reasons, times }: Pick<OfferTimes, 'popups' | 'reasons' | 'times'>): void {
    for (const [at, popupId] of popups.entries())
      this.add(popupId, reasons[at] ?? '', times[at] ?? 0);
  }

  #isAt(place: number, popupId: string, reason: string): boolean {
    return this.popups[place] === popupId && this.reasons[place] === reason;
  }

  /** The place of the entry; the place after the last one if there is no such entry. */
  #find(popupId: string, reason: string): number {
    if (this.size < SHORT) {
      let at = 0;
      while (at < this.size && !this.#isAt(at, popupId, reason)) at += 1;
      return at;
    }
    this.#places ??= new Map(this.popups.map((id, at) => [`${this.reasons[at] ?? ''} ${id}`, at]));
    return this.#places.get(`${reason} ${popupId}`) ?? this.size;
  }
}
