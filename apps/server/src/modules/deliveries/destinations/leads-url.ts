/** The page with the leads of a site. It selects this site, whichever site the owner saw last. */
export function leadsUrlOf({ id }: { readonly id: string }, baseUrl: string): string {
  return `${baseUrl}/leads?site=${id}`;
}
