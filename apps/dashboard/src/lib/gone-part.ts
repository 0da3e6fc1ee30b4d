/** Errors of code that could not be fetched, as Vite reports them. */
const GONE = new WeakSet<Error>();

/**
 * Listens for parts of the dashboard that cannot be fetched: after an upgrade of the server its old
 * files are gone.
 */
export function watchForGoneParts(onGone: () => void): () => void {
  const note = ({ payload }: WindowEventMap['vite:preloadError']) => {
    GONE.add(payload);
    onGone();
  };
  addEventListener('vite:preloadError', note);
  return () => removeEventListener('vite:preloadError', note);
}

/** True for the failure of a part that could not be fetched. */
export function isGonePart(error: unknown): boolean {
  return error instanceof Error && GONE.has(error);
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
    // Not reached: that is another trouble than a new version.
    return false;
  }
}
