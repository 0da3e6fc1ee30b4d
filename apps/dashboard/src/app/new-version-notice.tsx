import { ReloadButton } from '../components/ui/states/reload-button.tsx';
import { askForNewVersion, watchChunkLoadErrors } from '../lib/navigation/chunk-load-error.ts';
import { notifyWarning } from '../lib/notify.ts';

/**
 * Shows a notice when a chunk cannot be loaded and the server has a newer version. The notice stays
 * until the page is loaded again. Returns a function that stops watching.
 */
export function announceNewVersions(): () => void {
  return watchChunkLoadErrors(
    () =>
      void askForNewVersion().then((isOut) => {
        if (isOut) notifyWarning('new-version', 'There is a new version of Beckon', <NewVersion />);
      }),
  );
}

function NewVersion() {
  return (
    <>
      <p style={{ margin: '2px 0 8px' }}>
        This tab still runs the old one. What you changed is saved before it reloads.
      </p>
      <ReloadButton />
    </>
  );
}
