import type { ConsentDesign } from '@beckon/contract/consent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Whether the designs differ. Ignores the policy id, which only the server changes, when visitors
 * are to be asked again.
 */
export function isOtherDesign(draft: ConsentDesign, saved: ConsentDesign): boolean {
  return JSON.stringify({ ...draft, policyId: saved.policyId }) !== JSON.stringify(saved);
}

/** A draft with the revision that it was made from. */
interface KeptDraft {
  readonly draft: ConsentDesign;
  readonly revision: number;
}

/**
 * The open draft. Unsaved changes are kept while the owner is on other pages of the dashboard, with
 * their revision: if someone else saves meanwhile, they do not overwrite that. Before the tab is
 * closed, the browser asks for confirmation.
 */
export function useKeptDraft(siteId: string, saved: KeptDraft) {
  const client = useQueryClient();
  const [kept, setKept] = useState(() => client.getQueryData<KeptDraft>(keyOf(siteId)) ?? saved);
  const isOther = (draft: ConsentDesign): boolean => isOtherDesign(draft, saved.draft);
  const isChanged = isOther(kept.draft);
  useEffect(() => {
    const queryKey = keyOf(siteId);
    if (!isChanged) return client.removeQueries({ queryKey });
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queryKey, kept);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [client, siteId, kept, isChanged]);
  return {
    draft: kept.draft,
    revision: isChanged ? kept.revision : saved.revision,
    isChanged,
    change: (part: Partial<ConsentDesign>) =>
      setKept(({ draft, revision }) => ({
        draft: { ...draft, ...part },
        revision: isOther(draft) ? revision : saved.revision,
      })),
    discard: () => setKept(saved),
  };
}

function keyOf(siteId: string): readonly string[] {
  return ['sites', siteId, 'consent-unsaved'];
}
