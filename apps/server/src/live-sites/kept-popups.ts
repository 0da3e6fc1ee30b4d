import type { AudienceRule, PopupSettings } from '@beckon/contract/settings';
import { type PackedPopup, unpackPopup } from '../store/packed-popups.ts';
import { parseJson } from '../store/parse-json.ts';
import type { Candidate, LivePopup, PopupCommon } from '../store/store.ts';
import { type Column, packColumn, readColumn, type RuleValues } from './columns.ts';
import { ownText } from './popup-commons.ts';

type Texts = readonly string[];

/** Converts the values of a rule into the form in which they are compared. */
type MakeComparable = (rule: AudienceRule, values: Texts) => Texts;

/** The parts from which a site's popups are built. */
interface PackedParts {
  readonly packed: readonly PackedPopup[];
  readonly commons: readonly PopupCommon[];
}

/**
 * The popups of a site, column by column: 200,000 popups of ten thousand sites are kept like this,
 * and each additional object or text would cost memory and time of the garbage collector.
 */
export class KeptPopups {
  readonly siteId: string;
  readonly commons: readonly PopupCommon[];
  /** One line per popup. An id is made of letters and digits. */
  readonly ids: string;
  /**
   * Name, revision and time of publication as JSON, one line per popup. Few popups of a call need
   * them.
   */
  readonly publications: string;
  /** Positions of the paused popups. */
  readonly paused: ReadonlySet<number> | undefined;
  /** The tests of popups in a running test, by position. */
  readonly tests: ReadonlyMap<number, NonNullable<PackedPopup[7]>> | undefined;
  /** The values of the rules of all popups, one after the other. */
  readonly values: Column;
  /** The same values in the form in which they are compared. Mostly the same text. */
  readonly comparable: Column;

  constructor(siteId: string, { packed, commons }: PackedParts, makeComparable: MakeComparable) {
    const known = packed.filter((popup) => commons[popup[1]] !== undefined);
    this.siteId = siteId;
    this.ids = ownText(known.map(([id]) => id).join('\n'));
    // `slice` makes a copy without the spare capacity that a grown list keeps.
    this.commons = known.flatMap(([, place]) => commons[place] ?? []).slice();
    const publications = known.map(([, , , ...own]) => JSON.stringify(own.slice(0, 3)));
    this.publications = ownText(publications.join('\n'));
    const paused = known.flatMap(([, , isActive], at) => (isActive === 1 ? [] : [at]));
    this.paused = paused.length === 0 ? undefined : new Set(paused);
    const tests = known.flatMap((popup, at) => (popup[7] ? [[at, popup[7]] as const] : []));
    this.tests = tests.length === 0 ? undefined : new Map(tests);
    const rules = this.commons.flatMap((common) =>
      common.published.settings.audience.groups.flat(),
    );
    const values = known.flatMap(([, , , , , , ofRules]) => ofRules);
    const comparable = values.map((texts, at) => {
      const rule = rules[at];
      return rule === undefined ? texts : makeComparable(rule, texts);
    });
    this.values = packColumn(values);
    this.comparable = comparable.every((texts, at) => texts === values[at])
      ? this.values
      : packColumn(comparable);
  }

  get size(): number {
    return this.commons.length;
  }

  /** The id of each popup. */
  readIds(): Texts {
    return this.size === 0 ? [] : this.ids.split('\n');
  }

  /** A new candidate for each popup. */
  candidates(): readonly Candidate[] {
    const read = new ReadPopups(this);
    let next = 0;
    return this.commons.map((common, at) => {
      const from = next;
      next += ruleCount(common);
      return new KeptCandidate(read, { common, at, from });
    });
  }

  find(id: string): Candidate | undefined {
    const at = this.readIds().indexOf(id);
    return at < 0 ? undefined : this.candidates()[at];
  }
}

/** The popups of a site as one call reads them: each column is read at most once. */
class ReadPopups {
  readonly kept: KeptPopups;
  readonly comparable: readonly RuleValues[];
  #ids: Texts | undefined;
  #values: readonly RuleValues[] | undefined;

  constructor(kept: KeptPopups) {
    this.kept = kept;
    this.comparable = readColumn(kept.comparable);
    if (kept.values === kept.comparable) this.#values = this.comparable;
  }

  idOf(at: number): string {
    return (this.#ids ??= this.kept.readIds())[at] ?? '';
  }

  unpack({ common, at, from }: PlaceOfPopup): LivePopup {
    const { siteId, paused, tests } = this.kept;
    const all = (this.#values ??= readColumn(this.kept.values));
    const values = all.slice(from, from + ruleCount(common)).map(asList);
    const [name, revision, publishedAt] = parseJson<Publication>(this.#publicationOf(at));
    const isActive = paused?.has(at) === true ? 0 : 1;
    const own = [this.idOf(at), 0, isActive, name] as const;
    const numbers = [revision, publishedAt, values] as const;
    const test = tests?.get(at);
    const packed: PackedPopup = test ? [...own, ...numbers, test] : [...own, ...numbers];
    return unpackPopup(siteId, packed, common);
  }

  /**
   * The popup with the settings that all popups with this common part share. In a running test, it
   * has its own settings.
   */
  unpackOffer(place: PlaceOfPopup): LivePopup {
    const { common, at } = place;
    const { siteId, paused, tests } = this.kept;
    if (tests?.has(at) === true) return this.unpack(place);
    const [name, revision, publishedAt] = parseJson<Publication>(this.#publicationOf(at));
    return {
      id: this.idOf(at),
      siteId,
      type: common.type,
      format: common.format,
      isActive: paused?.has(at) !== true,
      common,
      published: { ...common.published, name, revision, at: publishedAt },
    };
  }

  #publicationOf(at: number): string {
    const { publications } = this.kept;
    let from = 0;
    for (let line = 0; line < at; line += 1) from = publications.indexOf('\n', from) + 1;
    const end = publications.indexOf('\n', from);
    return publications.slice(from, end < 0 ? undefined : end);
  }
}

type Publication = readonly [name: string, revision: number, at: number];

/**
 * A popup that is unpacked when it is needed. The properties that each call reads are in the object
 * itself, because the processor waits for each further object that it has to follow.
 */
class KeptCandidate implements Candidate {
  readonly type: LivePopup['type'];
  readonly isActive: boolean;
  /** In a running test each popup has its own arm. */
  readonly settings: PopupSettings;
  /** The values of the rules of all popups. */
  readonly values: readonly RuleValues[];
  /** The position of its first rule. */
  readonly from: number;
  readonly #read: ReadPopups;
  readonly #common: PopupCommon;
  readonly #at: number;
  #popup: LivePopup | undefined;
  #offer: LivePopup | undefined;

  constructor(read: ReadPopups, { common, at, from }: PlaceOfPopup) {
    const { paused, tests } = read.kept;
    const { settings } = common.published;
    const [abTest] = tests?.get(at) ?? [];
    this.type = common.type;
    this.isActive = paused?.has(at) !== true;
    this.settings = abTest === undefined ? settings : { ...settings, abTest };
    this.values = read.comparable;
    this.from = from;
    this.#read = read;
    this.#common = common;
    this.#at = at;
  }

  get id(): string {
    return this.#read.idOf(this.#at);
  }

  /**
   * The candidate has the values itself. A separate object would be created for each popup of each
   * call.
   */
  get comparable(): this {
    return this;
  }

  get popup(): LivePopup {
    return (this.#popup ??= this.#read.unpack(this.#place()));
  }

  get offer(): LivePopup {
    return (this.#offer ??= this.#popup ?? this.#read.unpackOffer(this.#place()));
  }

  #place(): PlaceOfPopup {
    return { common: this.#common, at: this.#at, from: this.from };
  }
}

/** The position of a popup among those of its site, and of its first rule. */
interface PlaceOfPopup {
  readonly common: PopupCommon;
  readonly at: number;
  readonly from: number;
}

function ruleCount({ published }: PopupCommon): number {
  let count = 0;
  for (const rules of published.settings.audience.groups) count += rules.length;
  return count;
}

function asList(values: RuleValues): Texts {
  return typeof values === 'string' ? [values] : values;
}
