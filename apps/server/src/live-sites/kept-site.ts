import type { AudienceRule } from '@beckon/contract/settings';
import { readSite, splitPacked, unpackPopups } from '../store/packed-popups.ts';
import type { LivePopup, LiveSite, PackedSite, PopupCommon } from '../store/store.ts';
import { ownText, type PopupCommons } from './popup-commons.ts';

/** Of a site's rows and texts beside what is counted by the letter. */
const BYTES_A_SITE = 1_000;

/** A site in memory, with its popups by id. */
export interface RememberedSite extends LiveSite {
  readonly unreadable: readonly string[];
  readonly popupsById: ReadonlyMap<string, LivePopup>;
  /** Texts made of this site for answers, by a name each; they go with it. */
  readonly texts: Map<string, readonly string[]>;
  /** Values of its rules as the display decision compares them; they go with it, too. */
  readonly comparable: Map<AudienceRule, readonly string[]>;
}

/** A site as it is kept: some kilobytes of text, of which a call makes what it needs. */
export interface KeptSite {
  readonly bytes: number;
  /** Takes some microseconds. */
  unpack(): RememberedSite;
}

export function keepSite(packed: PackedSite, commonsOf: PopupCommons): KeptSite {
  const { head, commons: texts } = splitPacked(packed.packed);
  const { commons, bytes } = commonsOf.of(texts);
  const { site, settings, account } = packed;
  // Without the packed text, of which the head is a small part.
  const kept = { site, settings, account, packed: '' };
  const ownHead = ownText(head);
  return {
    bytes: bytes + Buffer.byteLength(ownHead) + Buffer.byteLength(settings) + BYTES_A_SITE,
    unpack: () => new UnpackedSite(kept, ownHead, commons),
  };
}

class UnpackedSite implements RememberedSite {
  readonly site: LiveSite['site'];
  readonly account: LiveSite['account'];
  readonly popups: LiveSite['popups'];
  readonly destinations: LiveSite['destinations'];
  readonly holdouts: LiveSite['holdouts'];
  readonly unreadable: readonly string[];
  readonly texts = new Map<string, readonly string[]>();
  readonly comparable = new Map<AudienceRule, readonly string[]>();
  #byId: ReadonlyMap<string, LivePopup> | undefined;

  constructor(packed: PackedSite, head: string, commons: readonly PopupCommon[]) {
    const {
      popups,
      destinations,
      holdouts,
      unreadable = [],
    } = unpackPopups(packed.site.id, head, commons);
    this.site = readSite(packed);
    this.account = packed.account;
    this.popups = popups;
    this.destinations = destinations;
    this.holdouts = holdouts;
    this.unreadable = unreadable;
  }

  get popupsById(): ReadonlyMap<string, LivePopup> {
    return (this.#byId ??= new Map(this.popups.map((popup) => [popup.id, popup])));
  }
}
