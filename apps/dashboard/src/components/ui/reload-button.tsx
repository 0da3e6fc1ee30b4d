import { Button } from '@mantine/core';
import { useState } from 'react';
import { reloadSafely } from '../../lib/reload-safely.ts';

/**
 * Saves what is unsaved, then loads the page again. It can be pressed again if the browser asked
 * the owner, and the owner stayed on the page.
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
