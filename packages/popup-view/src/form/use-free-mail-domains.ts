import { useCallback, useRef, type RefObject } from 'react';
import type { FormPorts } from './form-context.ts';

/**
 * The free-mail list, requested once and only if a field needs it. Without it no address is
 * refused. docs/behaviour/forms.md#e-mail.
 */
export interface FreeMailDomains {
  readonly domains: RefObject<ReadonlySet<string> | undefined>;
  readonly want: (ports: FormPorts) => void;
}

/** Keeps the free-mail list of one form. */
export function useFreeMailDomains(): FreeMailDomains {
  const domains = useRef<ReadonlySet<string>>(undefined);
  const isAsked = useRef(false);

  const want = useCallback((ports: FormPorts): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    ports.loadFreeMailDomains().then(
      (loaded) => {
        domains.current = loaded;
      },
      () => undefined,
    );
  }, []);

  return { domains, want };
}
