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

/** The owners' methods take the account: another's site is unknown, like one that never was. */
export interface PictureStore {
  /**
   * Keeps it under its id, once. `full`: the site has so many already; `heavy`: the account's weigh
   * too much with it. Undefined: no such site.
   */
  addPicture(
    accountId: string,
    picture: PictureRecord & { readonly data: Buffer },
    most: { readonly aSite: number; readonly bytesAnAccount: number },
  ): Promise<PictureRecord | 'full' | 'heavy' | undefined>;
  /** Newest first. */
  picturesOf(accountId: string, siteId: string): Promise<readonly PictureRecord[]>;
  /** False: not there. */
  removePicture(accountId: string, siteId: string, pictureId: string): Promise<boolean>;
  /** What anyone gets who knows the id. */
  pictureData(
    pictureId: string,
  ): Promise<{ readonly kind: string; readonly data: Buffer } | undefined>;
}
