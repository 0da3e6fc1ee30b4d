import { OfferTimes } from '../../../lib/popups/offer-times.ts';
import type { RememberedSite } from '../../../live-sites/live-sites.ts';
import type { SiteRecord } from '../../../store/store.ts';
import { NOT_HERE } from '../decide/decide-popups.ts';

/** The site of some counts. */
export interface CountedSite extends Pick<RememberedSite, 'popupIds'> {
  readonly site: Pick<SiteRecord, 'id' | 'settings'>;
}

/** All reasons so far. The letter of a reason is the character whose code is the reason's index. */
const REASONS: string[] = [NOT_HERE];
const CODES = new Map([[NOT_HERE, 0]]);

/**
 * The decisions about the popups of a site on one day, with how often each was made. A decision is
 * a text with one letter per popup, which stands for its reason. All calls with the same result
 * share one text. Most sites have only one text per minute, so they need no object for each popup.
 */
export class OffersOfDay {
  readonly siteId: string;
  readonly day: string;
  readonly #counted: CountedSite;
  readonly #first: string;
  #timesOfFirst = 1;
  #others: Map<string, number> | undefined;

  constructor(counted: CountedSite, day: string, reasons: readonly string[]) {
    this.siteId = counted.site.id;
    this.day = day;
    this.#counted = counted;
    this.#first = codesOf(reasons);
  }

  /** The number of different texts. */
  get size(): number {
    return 1 + (this.#others?.size ?? 0);
  }

  /** False: the day is over, or the site was loaded again, perhaps with other popups. */
  isOf(counted: CountedSite, day: string): boolean {
    return this.#counted === counted && this.day === day;
  }

  /** Counts a call. Returns how many texts were added for it. */
  add(reasons: readonly string[]): 0 | 1 {
    const codes = codesOf(reasons);
    if (codes === this.#first) {
      this.#timesOfFirst += 1;
      return 0;
    }
    this.#others ??= new Map();
    const times = this.#others.get(codes) ?? 0;
    this.#others.set(codes, times + 1);
    return times === 0 ? 1 : 0;
  }

  /** The counts of each popup and reason. */
  timesByPopup(): OfferTimes {
    const sum = new OfferTimes();
    const ids = this.#counted.popupIds();
    const addAll = (codes: string, times: number): void => {
      for (const [at, popupId] of ids.entries()) {
        const reason = REASONS[codes.charCodeAt(at)] ?? NOT_HERE;
        if (reason !== NOT_HERE) sum.add(popupId, reason, times);
      }
    };
    addAll(this.#first, this.#timesOfFirst);
    for (const [codes, times] of this.#others ?? []) addAll(codes, times);
    return sum;
  }
}

function codesOf(reasons: readonly string[]): string {
  return String.fromCharCode(...reasons.map(codeOf));
}

function codeOf(reason: string): number {
  const known = CODES.get(reason);
  if (known !== undefined) return known;
  CODES.set(reason, REASONS.length);
  return REASONS.push(reason) - 1;
}
