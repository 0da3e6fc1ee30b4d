/** What the script shows during an owner's visit, which is never counted. */
export interface PreviewLinkOptions {
  /** Shows on the page why each popup shows or does not show. */
  readonly explains?: boolean;
  /** Shows the explanations with this popup first. */
  readonly explainedPopupId?: string;
  /** Shows the saved draft of this popup at once. */
  readonly previewPopupId?: string;
}

/**
 * A page's address with parameters that mark the visit as the owner's for our script; undefined if
 * it is not a web address.
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
