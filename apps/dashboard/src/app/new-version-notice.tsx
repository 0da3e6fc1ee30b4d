import { ReloadButton } from '../components/ui/reload-button.tsx';
import { askForNewVersion, watchChunkLoadErrors } from '../lib/chunk-load-error.ts';
import { notifyWarning } from '../lib/notify.ts';

/**
 * Announces a new version as soon as a part of this one turns out to be gone, and stays until the
 * page is loaded again.
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
