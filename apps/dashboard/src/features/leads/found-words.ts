import type { LeadsFilter } from '../../lib/api/leads.ts';
import { formatWhole } from '../../lib/format/format-number.ts';

/** The number of listed leads, and the filter that limits them. */
export function foundWords(
  total: number,
  { spam, each, person, search, ...others }: LeadsFilter,
): string {
  const leads = `${formatWhole(total)} ${total === 1 ? 'lead' : 'leads'}`;
  const latest = each === undefined ? leads : `${leads}, the latest of each person,`;
  const fit = total === 1 ? 'fits' : 'fit';
  if (person !== undefined) return `${leads} of this person.`;
  if (search !== undefined) return `${latest} ${fit} your search.`;
  if (Object.keys(others).length > 0) return `${latest} ${fit} your filters.`;
  return `${latest} ${spam === 'only' ? 'in spam' : 'so far'}.`;
}
