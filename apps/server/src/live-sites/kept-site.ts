import { comparableTexts } from '../modules/display/rules/check-audience.ts';
import { readHead, readSite, splitPacked } from '../store/packed-popups.ts';
import type { Candidate, LivePopup, LiveSite, MailSource, PackedSite } from '../store/store.ts';
import { KeptPopups } from './kept-popups.ts';
import type { PopupCommons } from './popup-commons.ts';

/** Memory for the rows and texts of a site that is not counted by their length. */
const BYTES_A_SITE = 1_000;
/** Bytes per character of a text. More than one, because the parsed text takes more memory. */
const BYTES_A_LETTER = 2;

/** A site in memory. What is built from it on demand is kept only while many calls request the site. */
export interface RememberedSite extends LiveSite {
  readonly unreadable: readonly string[];
  popupById(id: string): LivePopup | undefined;
  /** The same popups in the same order. A popup is built only when it is needed. */
  readonly candidates: readonly Candidate[];
  /** The ids of the popups, in the same order. */
  popupIds(): readonly string[];
  /** Texts for answers that were made from this site, by name. Undefined unless the site is busy. */
  readonly texts: Map<string, readonly string[]> | undefined;
  /** The last answers of the site, the latest first. Undefined unless the site is busy. */
  readonly recentAnswers: RecentAnswer[] | undefined;
  /** JSON of its settings as visitors get them, made when it is first needed. */
  settingsText: string | undefined;
}

/** The answer of a site when these popups were offered. The viewer ids belong between its pieces. */
export interface RecentAnswer {
  readonly popups: readonly LivePopup[];
  readonly origin: string;
  readonly countryCode: string;
  readonly isMobile: boolean;
  /** The form in which popups are sent. */
  readonly form: string;
  readonly pieces: readonly string[];
}

/** The parts that a busy site keeps ready for the next call. */
interface ReadyParts {
  readonly candidates: readonly Candidate[];
  readonly popups: readonly LivePopup[];
  readonly byId: ReadonlyMap<string, LivePopup>;
  readonly texts: Map<string, readonly string[]>;
  readonly recentAnswers: RecentAnswer[];
}

/**
 * A site in the form in which it is kept in memory: lists of the values of each popup, without an
 * object per popup.
 */
export class KeptSite implements RememberedSite {
  readonly site: LiveSite['site'];
  readonly account: LiveSite['account'];
  readonly destinations: LiveSite['destinations'];
  readonly holdouts: LiveSite['holdouts'];
  readonly mailSources: readonly MailSource[];
  readonly unreadable: readonly string[];
  /** The estimated memory of the site in total. */
  readonly bytes: number;
  settingsText: string | undefined = undefined;
  /** Number of the call that last requested it. */
  askedAt = 0;
  readonly #popups: KeptPopups;
  #isBusy = false;
  #ready: ReadyParts | undefined;

  constructor(packed: PackedSite, commonsOf: PopupCommons) {
    const { head, commons: packedCommons } = splitPacked(packed.packed);
    const { commons, bytes } = commonsOf.of(packedCommons);
    const {
      popups,
      destinations,
      holdouts,
      mailSources = NONE,
      unreadable = NONE,
    } = readHead(head);
    this.site = readSite(packed);
    this.account = packed.account;
    this.destinations = orNone(destinations);
    this.holdouts = orNone(holdouts);
    this.mailSources = orNone(mailSources);
    this.unreadable = orNone(unreadable);
    this.#popups = new KeptPopups(packed.site.id, { packed: popups, commons }, comparableTexts);
    this.bytes = bytes + BYTES_A_LETTER * (head.length + packed.settings.length) + BYTES_A_SITE;
  }

  /** How many popups it has. */
  get size(): number {
    return this.#popups.size;
  }

  /** Sets whether many calls are expected to request it. */
  setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    if (!isBusy) this.#ready = undefined;
  }

  get candidates(): readonly Candidate[] {
    return this.#isBusy ? this.#parts().candidates : this.#popups.candidates();
  }

  get popups(): readonly LivePopup[] {
    return this.#isBusy ? this.#parts().popups : this.#popups.candidates().map(popupOf);
  }

  popupById(id: string): LivePopup | undefined {
    return this.#isBusy ? this.#parts().byId.get(id) : this.#popups.find(id)?.popup;
  }

  popupIds(): readonly string[] {
    return this.#popups.readIds();
  }

  get texts(): Map<string, readonly string[]> | undefined {
    return this.#isBusy ? this.#parts().texts : undefined;
  }

  get recentAnswers(): RecentAnswer[] | undefined {
    return this.#isBusy ? this.#parts().recentAnswers : undefined;
  }

  #parts(): ReadyParts {
    if (this.#ready) return this.#ready;
    const candidates = this.#popups.candidates();
    const popups = candidates.map(popupOf);
    const byId = new Map(popups.map((popup) => [popup.id, popup]));
    this.#ready = { candidates, popups, byId, texts: new Map(), recentAnswers: [] };
    return this.#ready;
  }
}

const NONE: readonly never[] = [];

/** Most sites have none, and they all share the same empty list. */
function orNone<One>(list: readonly One[]): readonly One[] {
  return list.length === 0 ? NONE : list;
}

function popupOf({ popup }: Candidate): LivePopup {
  return popup;
}
