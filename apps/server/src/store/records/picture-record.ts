/** A picture of a site without its content. `at` in ms. */
export interface PictureRecord {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  /** `png`, `jpg`, `gif`, `webp` or `avif`. */
  readonly kind: string;
  readonly bytes: number;
  readonly at: number;
}

/** The owners' methods take the account. Sites of other accounts do not exist for them. */
export interface PictureStore {
  /**
   * Stores it under its id, once. `full`: the site already has the maximum number. `heavy`: with
   * it, the account's pictures are too large. Undefined: no such site.
   */
  addPicture(
    accountId: string,
    picture: PictureRecord & { readonly data: Buffer },
    most: { readonly aSite: number; readonly bytesAnAccount: number },
  ): Promise<PictureRecord | 'full' | 'heavy' | undefined>;
  /** Newest first. */
  picturesOf(accountId: string, siteId: string): Promise<readonly PictureRecord[]>;
  /** False: there is no such picture. */
  removePicture(accountId: string, siteId: string, pictureId: string): Promise<boolean>;
  /** Those of these ids whose pictures the server has, of all accounts. */
  existingPictures(ids: readonly string[]): Promise<readonly string[]>;
  /** The picture for anyone who knows the id. */
  pictureData(
    pictureId: string,
  ): Promise<{ readonly kind: string; readonly data: Buffer } | undefined>;
}
