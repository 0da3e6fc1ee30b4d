import { useQuery } from '@tanstack/react-query';
import { DELETED_WORDS } from '../../lib/words/deleted-words.ts';
import { deletedPopupsQuery, popupsQuery } from '../../lib/api/popups.ts';
import type { NamedPopup } from './names-of-popups.ts';

/**
 * The popups of a site, without the variants of A/B tests, which count as the tested popup; after
 * them the deleted ones among the ids. Undefined until their names are known.
 */
export function useNamedPopups(
  siteId: string,
  ids: readonly string[],
): readonly NamedPopup[] | undefined {
  const { data: popups } = useQuery(popupsQuery(siteId));
  const known = new Set(popups?.map(({ id }) => id));
  const isGone = (id: string) => popups !== undefined && !known.has(id);
  const deleted = useQuery({ ...deletedPopupsQuery(siteId), enabled: ids.some(isGone) });
  if (popups === undefined || deleted.isLoading) return undefined;
  const offered = popups.filter(({ id, abTest }) => abTest?.isVariant !== true || ids.includes(id));
  const gone = (deleted.data ?? []).filter(({ id }) => ids.includes(id));
  return [
    ...offered.map(({ id, name, status }) => ({
      id,
      name,
      state: status === 'archived' ? 'archived' : undefined,
    })),
    ...gone.map(({ id, name, deleted: how }) => ({ id, name, state: DELETED_WORDS[how] })),
  ];
}
