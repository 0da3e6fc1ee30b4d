import type { ReactNode } from 'react';
import { useView } from '../view-context.ts';

/** The line that popups of free plans show. docs/behaviour/appearance.md#credit-line. */
export function Credit(): ReactNode {
  const {
    messages,
    props: { popup },
  } = useView();
  return popup.hasCredit ? <p className="bkv-credit">{messages.credit}</p> : null;
}
