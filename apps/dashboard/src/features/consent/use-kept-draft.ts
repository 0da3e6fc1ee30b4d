import type { ConsentDesign } from '@beckon/contract/consent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changesOnTop, isOtherDesign } from './design-parts.ts';

interface SavedDraft {
  readonly draft: ConsentDesign;
  readonly revision: number;
}

/** A draft with the saved design that it was made from. */
interface KeptDraft extends SavedDraft {
  readonly base: ConsentDesign;
}

const openOn = ({ draft, revision }: SavedDraft): KeptDraft => ({ draft, base: draft, revision });

/**
 * The open draft. Unsaved changes are kept while the owner is on other pages of the dashboard, with
 * the design and revision from which they were made: if someone else saves meanwhile, they do not
 * overwrite that. Before the tab is closed, the browser asks for confirmation.
 */
export function useKeptDraft(siteId: string, saved: SavedDraft) {
  const client = useQueryClient();
  const [kept, setKept] = useState(
    () => client.getQueryData<KeptDraft>(keyOf(siteId)) ?? openOn(saved),
  );
  const hasChanges = ({ draft, base }: KeptDraft): boolean =>
    isOtherDesign(draft, saved.draft) && isOtherDesign(draft, base);
  const isChanged = hasChanges(kept);
  const open = isChanged ? kept : openOn(saved);
  // The next change starts from what is saved now.
  if (!isChanged && kept.revision !== saved.revision) setKept(open);
  useEffect(() => {
    const queryKey = keyOf(siteId);
    if (!isChanged) return client.removeQueries({ queryKey });
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queryKey, kept);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [client, siteId, kept, saved, isChanged]);
  return {
    draft: open.draft,
    revision: open.revision,
    isChanged,
    change: (part: Partial<ConsentDesign>) =>
      setKept((now) => {
        const from = hasChanges(now) ? now : openOn(saved);
        return { ...from, draft: { ...from.draft, ...part } };
      }),
    discard: () => setKept(openOn(saved)),
    /** Applies the unsaved changes to what is saved now. Returns the result, which is not saved. */
    keepMine: (): SavedDraft => {
      const draft = changesOnTop(kept.draft, kept.base, saved.draft);
      setKept({ ...openOn(saved), draft });
      return { draft, revision: saved.revision };
    },
  };
}

function keyOf(siteId: string): readonly string[] {
  return ['sites', siteId, 'consent-unsaved'];
}
