type BeforeReloadHandler = () => Promise<unknown>;

const HANDLERS = new Set<BeforeReloadHandler>();
/** The maximum wait: a server that does not answer must not prevent the reload. */
const LONGEST_WAIT_MS = 5000;

/**
 * Registers a handler that `reloadSafely` calls before it loads the page again, to save changes.
 * Returns a function that removes the handler.
 */
export function onBeforeReload(handler: BeforeReloadHandler): () => void {
  HANDLERS.add(handler);
  return () => void HANDLERS.delete(handler);
}

/**
 * Saves unsaved changes, then loads the page again. If changes could not be saved, the browser asks
 * first, and the owner may stay.
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
