import type { ReactNode } from 'react';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';

/** A button of the template that closes the popup, such as "No, thanks". */
export function CloseBlock({
  source: { props, children },
}: {
  readonly source: BlockSource;
}): ReactNode {
  const { askToClose } = useView();
  return (
    <button {...props} type="button" onClick={() => askToClose('cancel_click')}>
      {children}
    </button>
  );
}
