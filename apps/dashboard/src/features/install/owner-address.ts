interface OwnerVisitOptions {
  readonly token: string;
  /** Shows the decision trace on the page. */
  readonly explains: boolean;
}

/** A page's address with what makes our script treat the visit as the owner's; undefined when it is no web address. */
export function ownerAddress(address: string, { token, explains }: OwnerVisitOptions): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  url.searchParams.set('ppt-owner', token);
  if (explains) url.searchParams.set('ppt-explain', '1');
  return url.href;
}
