import { Button } from '@mantine/core';
import { useState } from 'react';
import { reloadSafely } from '../../../lib/navigation/reload-safely.ts';

/**
 * Saves unsaved changes, then loads the page again. It can be pressed again if the owner chose in
 * the browser's dialog to stay on the page.
 */
export function ReloadButton() {
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    void reloadSafely().finally(() => setReloading(false));
  };
  return (
    <Button size="compact-sm" onClick={reload} loading={isReloading}>
      Reload
    </Button>
  );
}
