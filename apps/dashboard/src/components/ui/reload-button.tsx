import { Button } from '@mantine/core';
import { useState } from 'react';
import { reloadSafely } from '../../lib/reload-safely.ts';

/**
 * Loads the page again, after what is unsaved was saved. Can be pressed again by an owner who sees
 * the browser asked, and who stayed.
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
