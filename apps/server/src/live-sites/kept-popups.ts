import type { AudienceRule, PopupSettings } from '@beckon/contract/settings';
import { type PackedPopup, unpackPopup } from '../store/packed-popups.ts';
import { parseJson } from '../store/parse-json.ts';
import type { Candidate, LivePopup, PopupCommon } from '../store/store.ts';
import { ownText } from './popup-commons.ts';

type Texts = readonly string[];
/** Values of a rule. A rule with one value has the value itself instead of a list. */
type RuleValues = string | Texts;

/** A rule's values as they are compared. */
type MakeComparable = (rule: AudienceRule, values: Texts) => Texts;

/** What a site's popups are built from. */
interface PackedParts {
  readonly packed: readonly PackedPopup[];
  readonly commons: readonly PopupCommon[];
}

/**
 * The popups of a site, column by column: 200,000 popups of ten thousand sites are kept like this,
 * and each additional object would cost memory and time of the garbage collector.
 */
export class KeptPopups {
  readonly siteId: string;
  readonly ids: Texts;
  readonly commons: readonly PopupCommon[];
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
  readonly values: readonly RuleValues[];
  /** The same as they are compared; mostly the same list. */
  readonly comparable: readonly RuleValues[];

  constructor(siteId: string, { packed, commons }: PackedParts, makeComparable: MakeComparable) {
    const known = packed.filter((popup) => commons[popup[1]] !== undefined);
    this.siteId = siteId;
    this.ids = known.map(([id]) => id);
    this.commons = known.flatMap(([, place]) => commons[place] ?? []);
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
    this.values = values.map(single);
    this.comparable = comparable.every((texts, at) => texts === values[at])
      ? this.values
      : comparable.map(single);
  }

  get size(): number {
    return this.ids.length;
  }

  /** A new candidate for each popup. */
  candidates(): readonly Candidate[] {
    let next = 0;
    return this.commons.map((common, at) => {
      const from = next;
      next += ruleCount(common);
      return new KeptCandidate(this, { common, at, from });
    });
  }

  find(id: string): Candidate | undefined {
    const at = this.ids.indexOf(id);
    return at < 0 ? undefined : this.candidates()[at];
  }

  unpack({ common, at, from }: PlaceOfPopup): LivePopup {
    const values = this.values.slice(from, from + ruleCount(common)).map(asList);
    const [name, revision, publishedAt] = parseJson<Publication>(this.#publicationOf(at));
    const isActive = this.paused?.has(at) === true ? 0 : 1;
    const own = [this.ids[at] ?? '', 0, isActive, name] as const;
    const numbers = [revision, publishedAt, values] as const;
    const test = this.tests?.get(at);
    const packed: PackedPopup = test ? [...own, ...numbers, test] : [...own, ...numbers];
    return unpackPopup(this.siteId, packed, common);
  }

  #publicationOf(at: number): string {
    let from = 0;
    for (let line = 0; line < at; line += 1) from = this.publications.indexOf('\n', from) + 1;
    const end = this.publications.indexOf('\n', from);
    return this.publications.slice(from, end < 0 ? undefined : end);
  }
}

type Publication = readonly [name: string, revision: number, at: number];

/** A popup that is put together when it is needed. */
class KeptCandidate implements Candidate {
  readonly id: string;
  readonly comparable: { readonly values: readonly RuleValues[]; readonly from: number };
  readonly #popups: KeptPopups;
  readonly #common: PopupCommon;
  readonly #at: number;
  #popup: LivePopup | undefined;

  constructor(popups: KeptPopups, { common, at, from }: PlaceOfPopup) {
    this.id = popups.ids[at] ?? '';
    this.comparable = { values: popups.comparable, from };
    this.#popups = popups;
    this.#common = common;
    this.#at = at;
  }

  get type(): LivePopup['type'] {
    return this.#common.type;
  }

  get isActive(): boolean {
    return this.#popups.paused?.has(this.#at) !== true;
  }

  /** In a running test each popup has its own arm. */
  get settings(): PopupSettings {
    const { settings } = this.#common.published;
    const [abTest] = this.#popups.tests?.get(this.#at) ?? [];
    return abTest === undefined ? settings : { ...settings, abTest };
  }

  get popup(): LivePopup {
    return (this.#popup ??= this.#popups.unpack({
      common: this.#common,
      at: this.#at,
      from: this.comparable.from,
    }));
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

function single(values: Texts): RuleValues {
  const [first] = values;
  return values.length === 1 && first !== undefined ? first : values;
}

function asList(values: RuleValues): Texts {
  return typeof values === 'string' ? [values] : values;
}
