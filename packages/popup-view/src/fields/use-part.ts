import { useEffect, useState } from 'react';
import type { FormApi } from '../form/form-context.ts';

/** A lazily loaded part of a field: on its way, there, or not to be had. */
export type PartState<Part> =
  | { readonly name: 'loading' }
  | { readonly name: 'ready'; readonly part: Part }
  | { readonly name: 'failed' };

/**
 * Loads a part once the field is drawn. A part that cannot be loaded never throws; the field then
 * works without it. docs/behaviour/forms.md#missing-helpers.
 */
export function usePart<Part>(
  form: FormApi | undefined,
  name: 'phone' | 'date-picker',
): PartState<Part> {
  const [state, setState] = useState<PartState<Part>>({ name: 'loading' });
  const ports = form?.ports;
  useEffect(() => {
    if (ports === undefined) return undefined;
    let isWanted = true;
    ports.loadPart<Part>(name).then(
      (part) => {
        if (isWanted) setState(part === undefined ? { name: 'failed' } : { name: 'ready', part });
      },
      () => {
        if (isWanted) setState({ name: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ports, name]);
  return state;
}
