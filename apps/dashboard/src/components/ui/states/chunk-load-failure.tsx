import { useEffect, useState } from 'react';
import { askForNewVersion } from '../../../lib/navigation/chunk-load-error.ts';
import styles from './chunk-load-failure.module.css';
import { ReloadButton } from './reload-button.tsx';

const NEW_VERSION =
  'There is a new version of Beckon. Reload to continue; what you changed is saved first.';
const NOT_LOADED =
  'A part of this page could not be loaded. Check your connection, then reload; what you changed is saved first.';

/** Shown in place of a part of the dashboard that could not be loaded. */
export function ChunkLoadFailure() {
  const [isOld, setOld] = useState(false);
  useEffect(() => void askForNewVersion().then(setOld), []);
  return (
    <div className={styles['failure']} role="alert">
      <p>{isOld ? NEW_VERSION : NOT_LOADED}</p>
      <ReloadButton />
    </div>
  );
}
