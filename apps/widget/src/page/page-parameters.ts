import { isPopupId } from '@beckon/contract/values';

/** Our parameters in the page's address. docs/behaviour/starting.md#parameters-of-the-pages-address. */
export interface PageParameters {
  /**
   * All parameters of the address, for prefilled fields. `beckon-explain`, which only owners use,
   * is read by the code that only they load.
   */
  readonly all: ReadonlyMap<string, string>;
  /** `beckon-preview`: opens this popup at once; nothing is counted. */
  readonly previewPopupId: string | undefined;
  /** `beckon-open`: the visitor followed a link with a click path while our script was not there. */
  readonly openPopupId: string | undefined;
  /** `beckon-owner`: the token of the dashboard's "open my site" link. */
  readonly ownerToken: string | undefined;
}

export function readPageParameters(search: string): PageParameters {
  const all = new Map(new URLSearchParams(search));
  // `ppt-`: links of other servers of this wire format.
  const own = (name: string): string | undefined =>
    all.get(`beckon-${name}`) ?? all.get(`ppt-${name}`);
  const popupId = (name: string): string | undefined => {
    const value = own(name);
    return isPopupId(value) ? value : undefined;
  };
  return {
    all,
    previewPopupId: popupId('preview'),
    openPopupId: popupId('open'),
    ownerToken: own('owner'),
  };
}
