import { useEffect, useState } from 'react';

const STEP_MS = 60_000;

/** The time in milliseconds, updated every minute, so that "5 minutes ago" stays correct. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(interval);
  }, []);
  return now;
}
