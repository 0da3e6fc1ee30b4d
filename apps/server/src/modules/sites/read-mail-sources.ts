import type { LeadNotices } from '@beckon/contract/owner-calls';

type Sources = NonNullable<LeadNotices['sources']>;

/**
 * The recipients as they are stored: `sources` has only listed addresses, each once, and only those
 * with popups. A change without `sources` keeps them, so that nobody gets the leads of more popups
 * because a program does not know this part.
 */
export function readMailSources(
  changed: LeadNotices,
  before: LeadNotices | undefined,
): LeadNotices {
  const { emails } = changed;
  const listed = new Set(emails.map(lower));
  const byAddress = new Map<string, Sources[number]>();
  for (const source of changed.sources ?? before?.sources ?? []) {
    const address = lower(source.email);
    if (listed.has(address) && source.popupIds.length > 0 && !byAddress.has(address))
      byAddress.set(address, source);
  }
  return { emails, ...(byAddress.size > 0 && { sources: [...byAddress.values()] }) };
}

/** The popups whose leads some recipients get. */
export function popupIdsIn(notices: LeadNotices | undefined): readonly string[] {
  return [...new Set((notices?.sources ?? []).flatMap(({ popupIds }) => popupIds))];
}

function lower(email: string): string {
  return email.toLowerCase();
}
