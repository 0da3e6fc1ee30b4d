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
