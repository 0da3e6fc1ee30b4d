import { isPopupId } from '@beckon/contract/values';

/** What the page's address asks of us. docs/behaviour/starting.md#parameters-of-the-pages-address. */
export interface PageParameters {
  /** All of them, for prefilled fields. */
  readonly all: ReadonlyMap<string, string>;
  /** `ppt-preview`: this popup at once, and nothing is counted. */
  readonly previewPopupId: string | undefined;
  /** `ppt-open`: a link with a click path was followed without our script. */
  readonly openPopupId: string | undefined;
  /** `ppt-explain`: the owner wants the decision trace. */
  readonly asksToExplain: boolean;
  /** `ppt-owner`: the token of the dashboard's "open my site" link. */
  readonly ownerToken: string | undefined;
}

export function readPageParameters(search: string): PageParameters {
  const all = new Map(new URLSearchParams(search));
  const popupId = (name: string): string | undefined => {
    const value = all.get(name);
    return isPopupId(value) ? value : undefined;
  };
  return {
    all,
    previewPopupId: popupId('ppt-preview'),
    openPopupId: popupId('ppt-open'),
    asksToExplain: all.has('ppt-explain'),
    ownerToken: all.get('ppt-owner'),
  };
}
