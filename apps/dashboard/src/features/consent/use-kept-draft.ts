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

/**
 * The open draft. Unsaved changes are kept while the owner is on other pages of the dashboard.
 * Before the tab is closed, the browser asks for confirmation.
 */
export function useKeptDraft(siteId: string, saved: ConsentDesign) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(
    () => client.getQueryData<ConsentDesign>(keyOf(siteId)) ?? saved,
  );
  const isChanged = isOtherDesign(draft, saved);
  useEffect(() => {
    const queryKey = keyOf(siteId);
    if (!isChanged) return client.removeQueries({ queryKey });
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queryKey, draft);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [client, siteId, draft, isChanged]);
  return { draft, setDraft, isChanged };
}

function keyOf(siteId: string): readonly string[] {
  return ['sites', siteId, 'consent-unsaved'];
}
