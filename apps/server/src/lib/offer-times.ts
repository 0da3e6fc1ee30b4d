/** Lists shorter than this are looked through faster than a map is asked. */
const SHORT = 64;

/**
 * How often popups of a site were offered, or were not, by reason. Three lists and no object for
 * each entry.
 */
export class OfferTimes {
  readonly popups: string[] = [];
  readonly reasons: string[] = [];
  readonly times: number[] = [];
  #places: Map<string, number> | undefined;
  /** Behind the entry that was added to last. */
  #next = 0;

  get size(): number {
    return this.times.length;
  }

  /**
   * Adds to the entry of a popup and reason. Calls name popups in the same order, so it nearly
   * always is behind the one before, or is the first again.
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

  /** Adds each entry of another. */
  addAll({ popups, reasons, times }: Pick<OfferTimes, 'popups' | 'reasons' | 'times'>): void {
    for (const [at, popupId] of popups.entries())
      this.add(popupId, reasons[at] ?? '', times[at] ?? 0);
  }

  #isAt(place: number, popupId: string, reason: string): boolean {
    return this.popups[place] === popupId && this.reasons[place] === reason;
  }

  /** Its place, or the one behind the last. */
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
