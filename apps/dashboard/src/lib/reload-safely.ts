type Keeper = () => Promise<unknown>;

const KEEPERS = new Set<Keeper>();
/** A server that does not answer must not keep the owner from the reload. */
const LONGEST_WAIT_MS = 5000;

/** Has something unsaved saved before the page is loaded anew. Returns a function that ends that. */
export function saveBeforeReload(keeper: Keeper): () => void {
  KEEPERS.add(keeper);
  return () => void KEEPERS.delete(keeper);
}

/**
 * Saves what is unsaved, then loads the page anew. What could not be saved makes the browser ask
 * first; the owner may stay.
 */
export async function reloadSafely(): Promise<void> {
  await Promise.race([Promise.allSettled([...KEEPERS].map((keeper) => keeper())), patience()]);
  location.reload();
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
