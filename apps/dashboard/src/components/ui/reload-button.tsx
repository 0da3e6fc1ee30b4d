import { Button } from '@mantine/core';
import { useState } from 'react';
import { reloadSafely } from '../../lib/reload-safely.ts';

/** Loads the page anew, after what is unsaved was saved. */
export function ReloadButton() {
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    void reloadSafely();
  };
  return <Button size="compact-sm" onClick={reload} loading={isReloading}>Reload</Button>;
}
