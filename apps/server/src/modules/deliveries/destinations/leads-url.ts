/** The page with the leads of a site. It chooses the site, whichever the owner looked at last. */
export function leadsUrlOf({ id }: { readonly id: string }, baseUrl: string): string {
  return `${baseUrl}/leads?site=${id}`;
}
