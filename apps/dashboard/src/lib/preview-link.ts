/** What a visit of the owner's own site is for, besides looking around uncounted. */
export interface PreviewLinkOptions {
  /** Shows on the page why each popup shows or does not. */
  readonly explains?: boolean;
  /** Shows it with this popup first. */
  readonly explainedPopupId?: string;
  /** Shows the saved draft of this popup at once. */
  readonly previewPopupId?: string;
}

/**
 * A page's address with what makes our script treat the visit as the owner's; undefined when it is
 * no web address.
 */
export function previewLink(
  address: string,
  token: string,
  { explains = false, explainedPopupId, previewPopupId }: PreviewLinkOptions = {},
): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  url.searchParams.set('beckon-owner', token);
  if (explains || explainedPopupId !== undefined)
    url.searchParams.set('beckon-explain', explainedPopupId ?? '1');
  if (previewPopupId !== undefined) url.searchParams.set('beckon-preview', previewPopupId);
  return url.href;
}
