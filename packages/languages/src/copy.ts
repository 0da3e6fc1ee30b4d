/**
 * The texts of one format in one language. `*stress*` marks stressed words, which the theme shows
 * differently.
 */
export interface Copy {
  /** The name of the format, for owners. */
  readonly name: string;
  readonly headline: string;
  /** A drawing for an occasion of this language. It replaces the format's drawing. */
  readonly art?: 'hanukkah' | 'newYear' | 'seder';
  /** A photo for an occasion of this language. It replaces the format's photo. */
  readonly photo?: 'candles' | 'honey';
  readonly text?: string;
  readonly eyebrow?: string;
  readonly button?: string;
  /** The text of a second button, or of the link that closes the popup. */
  readonly second?: string;
  readonly small?: string;
  readonly items?: readonly string[];
  /** A big number: its digits, its unit, and the word beside it. */
  readonly value?: string;
  readonly unit?: string;
  readonly word?: string;
  readonly code?: string;
  /** A message that is ready to send in a messenger, or the text of a shared page. */
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

/** The texts of a field until its owner changes them. */
export interface FieldStart {
  readonly label: string;
  readonly placeholder: string;
}

/** The texts of blocks and fields that an owner adds to a design. */
export interface NewPartsCopy {
  /** By kind of field. Kinds that formats use as well have their texts in the shared copy. */
  readonly fields: Readonly<Record<string, FieldStart>>;
  /** The choices of a new list. */
  readonly options: readonly string[];
  /** The button of a step of a form that leads to the next step. */
  readonly goOn: string;
  /** By type of block. If a text is missing, the block's default is used. */
  readonly blocks: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
