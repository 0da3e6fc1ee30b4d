import type { ScanAnswer } from '@beckon/contract/owner-calls';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { scanSite } from '../../../lib/api/consent.ts';

/** The scan of a site's page, kept while the owner looks at other parts of the editor. */
export interface SiteScan {
  readonly result: ScanAnswer | undefined;
  readonly error: unknown;
  readonly isRunning: boolean;
  /** Domains and cookies that the owner ignores. */
  readonly ignored: readonly string[];
  run(url: string): void;
  cancel(): void;
  ignore(name: string): void;
  restoreIgnored(): void;
}

export function useSiteScan(siteId: string): SiteScan {
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  const scan = useMutation({
    mutationFn: (url: string) => {
      running.current?.abort();
      running.current = new AbortController();
      return scanSite(siteId, url, running.current.signal);
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    result: scan.data,
    error: scan.error,
    isRunning: scan.isPending,
    ignored,
    run: (url) => scan.mutate(url),
    cancel: () => {
      running.current?.abort();
      scan.reset();
    },
    ignore: (name) => setIgnored((before) => [...before, name]),
    restoreIgnored: () => setIgnored([]),
  };
}
