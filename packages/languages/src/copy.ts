/** The words of one format in one language. `*stress*` marks what the theme sets apart. */
export interface Copy {
  /** What the format is called where owners choose one. */
  readonly name: string;
  readonly headline: string;
  /** A drawing that goes with these words, where another language has another occasion. */
  readonly art?: 'hanukkah' | 'newYear' | 'seder';
  /** A picture that goes with these words, where another language has another occasion. */
  readonly photo?: 'candles' | 'honey';
  readonly text?: string;
  readonly eyebrow?: string;
  readonly button?: string;
  /** A second way forward, or the way out in words. */
  readonly second?: string;
  readonly small?: string;
  readonly items?: readonly string[];
  /** Big number: what is written in the largest letters, its unit, its word. */
  readonly value?: string;
  readonly unit?: string;
  readonly word?: string;
  readonly code?: string;
  /** What a messenger has ready to send, or what goes along with a shared page. */
  readonly message?: string;
  readonly options?: readonly string[];
  readonly question?: string;
  readonly quote?: string;
  readonly person?: string;
  readonly role?: string;
  readonly thanks: string;
  readonly thanksText: string;
}

export type FormatCopy = Readonly<Record<number, Copy>>;

/** What a field asks before its owner has said it better. */
export interface FieldStart {
  readonly label: string;
  readonly placeholder: string;
}

/** What blocks and fields say when they are put into a design. */
export interface NewPartsCopy {
  /** By kind, beside those that every design has. */
  readonly fields: Readonly<Record<string, FieldStart>>;
  /** Of a list to choose from. */
  readonly options: readonly string[];
  /** By block; where one is missing, the block's own words are used. */
  readonly blocks: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
