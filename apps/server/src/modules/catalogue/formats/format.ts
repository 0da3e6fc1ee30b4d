/** What a source says of one product, each as text; nothing is checked yet. */
export interface RawValues {
  readonly id?: string | undefined;
  readonly variantId?: string | undefined;
  readonly productId?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly handle?: string | undefined;
  readonly image?: string | undefined;
  readonly price?: string | undefined;
  readonly salePrice?: string | undefined;
  readonly compareAtPrice?: string | undefined;
  readonly currency?: string | undefined;
  readonly inventory?: string | undefined;
  readonly availability?: string | undefined;
  readonly collections?: readonly string[] | undefined;
}

/** Values while they are gathered. */
export type ValuesInProgress = { -readonly [Key in keyof RawValues]: RawValues[Key] };

export interface RawRow {
  /** Of a CSV file as a spreadsheet counts; of a feed the product's number in it, from 1. */
  readonly row: number;
  readonly values: RawValues;
  /** Why the row cannot be taken as it is written. */
  readonly problem?: string;
}

/** The source cannot be read, or not to its end. The message is for the owner. */
export class SourceBroken extends Error {}

/** The text at an address (or of the uploaded file), in pieces of some kilobytes. */
export type OpenText = (url: string) => AsyncIterable<string>;

/**
 * Reads a source row by row, holding little of it at a time. Throws `SourceBroken` where it cannot
 * continue; the rows before that were given.
 */
export type ReadFormat = (open: OpenText, url: string) => AsyncGenerator<RawRow>;
