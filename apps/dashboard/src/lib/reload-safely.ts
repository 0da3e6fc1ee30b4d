type BeforeReloadHandler = () => Promise<unknown>;

const HANDLERS = new Set<BeforeReloadHandler>();
/** A server that does not answer must not keep the owner from the reload. */
const LONGEST_WAIT_MS = 5000;

/**
 * Calls the handler before the page is loaded again, to save what is unsaved. Returns a function
 * that ends that.
 */
export function onBeforeReload(handler: BeforeReloadHandler): () => void {
  HANDLERS.add(handler);
  return () => void HANDLERS.delete(handler);
}

/**
 * Saves what is unsaved, then loads the page again. What could not be saved makes the browser ask
 * first; the owner may stay.
 */
export async function reloadSafely(): Promise<void> {
  await Promise.race([
    Promise.allSettled([...HANDLERS].map((handler) => handler())),
    longestWait(),
  ]);
  location.reload();
}

function longestWait(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
