/** Errors of code that could not be fetched, as Vite reports them. */
const CHUNK_LOAD_ERRORS = new WeakSet<Error>();

/**
 * Listens for chunks of the dashboard that cannot be fetched: after an upgrade of the server its
 * old files are gone.
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

/** Whether the server has another version than this tab; false when it cannot be asked. */
export async function askForNewVersion(): Promise<boolean> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return (
      answer.ok && typeof running === 'string' && !(await answer.text()).includes(`"${running}"`)
    );
  } catch {
    // Not reached: something else is wrong than a new version.
    return false;
  }
}
