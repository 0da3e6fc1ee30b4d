import type { LeadNotices } from '@beckon/contract/owner-calls';

/** The popups whose leads a recipient gets; empty: the leads of all popups. */
export function popupsOfRecipient({ sources = [] }: LeadNotices, email: string): readonly string[] {
  return sources.find((source) => isFor(source, email))?.popupIds ?? [];
}

/** The popups that were chosen for any recipient. */
export function chosenIds({ sources = [] }: LeadNotices): readonly string[] {
  return sources.flatMap(({ popupIds }) => popupIds);
}

/** The recipients, with other popups for one of them. */
export function withPopups(
  notices: LeadNotices,
  email: string,
  popupIds: readonly string[],
): LeadNotices {
  const others = (notices.sources ?? []).filter((source) => !isFor(source, email));
  const own = popupIds.length > 0 ? [{ email, popupIds: [...popupIds] }] : [];
  return { ...notices, sources: [...others, ...own] };
}

/** The recipients, with another list of addresses. */
export function withEmails({ sources }: LeadNotices, emails: string[]): LeadNotices {
  if (sources === undefined) return { emails };
  const isListed = (source: { readonly email: string }) =>
    emails.some((email) => isFor(source, email));
  return { emails, sources: sources.filter(isListed) };
}

/** Capital letters do not make another address. */
function isFor(source: { readonly email: string }, email: string): boolean {
  return source.email.toLowerCase() === email.toLowerCase();
}
