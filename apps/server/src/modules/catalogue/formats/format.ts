/** What a source contains about one product, each value as unchecked text. */
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

/** Values that are still being collected. */
export type ValuesInProgress = { -readonly [Key in keyof RawValues]: RawValues[Key] };

export interface RawRow {
  /** In a CSV file: the row as a spreadsheet counts. In a feed: the number of the product, from 1. */
  readonly row: number;
  readonly values: RawValues;
  /** Why the row is invalid as it is written. */
  readonly problem?: string;
}

/** The source cannot be read, or not completely. The message is for the owner. */
export class SourceBroken extends Error {}

/** The text at an address (or of the uploaded file), in pieces of some kilobytes. */
export type OpenText = (url: string) => AsyncIterable<string>;

/**
 * Reads a source row by row and keeps little of it in memory. Throws `SourceBroken` if it cannot
 * continue; the rows before that have been yielded.
 */
export type ReadFormat = (open: OpenText, url: string) => AsyncGenerator<RawRow>;
