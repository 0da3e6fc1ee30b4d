type Keeper = () => Promise<unknown>;

const KEEPERS = new Set<Keeper>();

/** Has something unsaved saved before the page is loaded anew. Answers how to end that. */
export function saveBeforeReload(keeper: Keeper): () => void {
  KEEPERS.add(keeper);
  return () => void KEEPERS.delete(keeper);
}

/** Saves what is unsaved, then loads the page anew. What could not be saved makes the browser ask first. */
export async function reloadSafely(): Promise<void> {
  await Promise.allSettled([...KEEPERS].map((keeper) => keeper()));
  location.reload();
}
