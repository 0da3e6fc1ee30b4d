import { readSite, splitPacked, unpackCandidates } from '../store/packed-popups.ts';
import type { Candidate, LivePopup, LiveSite, PackedSite, PopupCommon } from '../store/store.ts';
import { ownText, type PopupCommons } from './popup-commons.ts';

/** Of a site's rows and texts beside what is counted by the letter. */
const BYTES_A_SITE = 1_000;

/** A site in memory, with its popups by id. */
export interface RememberedSite extends LiveSite {
  readonly unreadable: readonly string[];
  readonly popupsById: ReadonlyMap<string, LivePopup>;
  /** The same popups in the same order, put together only where one is asked for. */
  readonly candidates: readonly Candidate[];
  /** Texts made of this site for answers, by a name each; they go with it. */
  readonly texts: Map<string, readonly string[]>;
  /**
   * Values of its rules as the display decision compares them; they go with it, too. Missing where
   * the site is unpacked for one call.
   */
  readonly comparable: Map<readonly string[], readonly string[]> | undefined;
}

/** A site as it is kept: some kilobytes of text, of which a call makes what it needs. */
export interface KeptSite {
  readonly bytes: number;
  /** Takes some microseconds; `stays`: many calls are going to use it. */
  unpack(stays: boolean): RememberedSite;
}

export function keepSite(packed: PackedSite, commonsOf: PopupCommons): KeptSite {
  const { head, commons: packedCommons } = splitPacked(packed.packed);
  const { commons, bytes } = commonsOf.of(packedCommons);
  const { site, settings, account } = packed;
  // Without the packed text, of which the head is a small part.
  const kept = { site, settings, account, packed: '' };
  const ownHead = ownText(head);
  return {
    bytes: bytes + Buffer.byteLength(ownHead) + Buffer.byteLength(settings) + BYTES_A_SITE,
    unpack: (stays) => new UnpackedSite({ packed: kept, head: ownHead, commons }, stays),
  };
}

/** What a site is unpacked from. */
interface SiteTexts {
  readonly packed: PackedSite;
  readonly head: string;
  readonly commons: readonly PopupCommon[];
}

class UnpackedSite implements RememberedSite {
  readonly site: LiveSite['site'];
  readonly account: LiveSite['account'];
  readonly candidates: readonly Candidate[];
  readonly destinations: LiveSite['destinations'];
  readonly holdouts: LiveSite['holdouts'];
  readonly unreadable: readonly string[];
  readonly texts = new Map<string, readonly string[]>();
  readonly comparable: RememberedSite['comparable'];
  #popups: readonly LivePopup[] | undefined;
  #byId: ReadonlyMap<string, LivePopup> | undefined;

  constructor({ packed, head, commons }: SiteTexts, stays: boolean) {
    const {
      candidates,
      destinations,
      holdouts,
      unreadable = [],
    } = unpackCandidates(packed.site.id, head, commons);
    this.site = readSite(packed);
    this.account = packed.account;
    this.candidates = candidates;
    this.comparable = stays ? new Map() : undefined;
    this.destinations = destinations;
    this.holdouts = holdouts;
    this.unreadable = unreadable;
  }

  get popups(): readonly LivePopup[] {
    return (this.#popups ??= this.candidates.map(({ popup }) => popup));
  }

  get popupsById(): ReadonlyMap<string, LivePopup> {
    return (this.#byId ??= new Map(this.popups.map((popup) => [popup.id, popup])));
  }
}
