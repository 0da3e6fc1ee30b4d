/** Errors of chunks that could not be fetched, as reported by Vite. */
const CHUNK_LOAD_ERRORS = new WeakSet<Error>();

/**
 * Calls `onError` when a chunk of the dashboard cannot be fetched, for example after an upgrade of
 * the server has removed the old files. Returns a function that stops listening.
 */
export function watchChunkLoadErrors(onError: () => void): () => void {
  const remember = ({ payload }: WindowEventMap['vite:preloadError']) => {
    CHUNK_LOAD_ERRORS.add(payload);
    onError();
  };
  addEventListener('vite:preloadError', remember);
  return () => removeEventListener('vite:preloadError', remember);
}

/** True for the error of a chunk that could not be fetched. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && CHUNK_LOAD_ERRORS.has(error);
}

/** Whether the server has a different version than this tab; false if the request fails. */
export async function askForNewVersion(): Promise<boolean> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return (
      answer.ok && typeof running === 'string' && !(await answer.text()).includes(`"${running}"`)
    );
  } catch {
    // The server was not reached, so a new version is not the reason for the error.
    return false;
  }
}
