/** Lists shorter than this are looked through faster than a map is asked. */
const SHORT = 64;

/**
 * How often popups of a site were offered, or were not, by reason. Three lists and no object for
 * each: there is one entry for each popup of each site that anybody visits.
 */
export class OfferTimes {
  readonly popups: string[] = [];
  readonly reasons: string[] = [];
  readonly times: number[] = [];
  #places: Map<string, number> | undefined;

  get size(): number {
    return this.times.length;
  }

  /**
   * Adds to the entry of a popup and reason and returns its place. `guess` is where it may stand:
   * calls name popups in the same order, so it is nearly always behind the one before.
   */
  add(popupId: string, reason: string, times: number, guess: number): number {
    const at = this.#isAt(guess, popupId, reason) ? guess : this.#find(popupId, reason);
    if (at === this.size) {
      this.popups.push(popupId);
      this.reasons.push(reason);
      this.times.push(times);
      this.#places?.set(`${reason} ${popupId}`, at);
    } else this.times[at] = (this.times[at] ?? 0) + times;
    return at;
  }

  /** Adds each entry of another. */
  addAll({ popups, reasons, times }: Pick<OfferTimes, 'popups' | 'reasons' | 'times'>): void {
    let guess = 0;
    for (const [at, popupId] of popups.entries())
      guess = this.add(popupId, reasons[at] ?? '', times[at] ?? 0, guess) + 1;
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
