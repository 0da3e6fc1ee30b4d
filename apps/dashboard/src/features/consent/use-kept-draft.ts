import type { ConsentDesign } from '@beckon/contract/consent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The policy id is the server's: asking visitors again raises it, and nothing else changes it. */
export function isOtherDesign(draft: ConsentDesign, saved: ConsentDesign): boolean {
  return JSON.stringify({ ...draft, policyId: saved.policyId }) !== JSON.stringify(saved);
}

/**
 * The open draft. What is not saved is kept while the owner looks at other pages of the dashboard;
 * before the tab is closed the browser asks.
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
