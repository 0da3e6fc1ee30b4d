import { useState } from 'react';

interface RowKeys {
  /** One key a row, in their order; a row keeps its key while others come and go. */
  readonly keys: readonly number[];
  /** Returns the key that the next row gets, which is to be added at the end. */
  readonly add: () => number;
  /** Takes the row's key out; the row itself is to be taken out at the same time. */
  readonly removeAt: (index: number) => void;
}

interface State {
  readonly keys: readonly number[];
  readonly next: number;
}

function ofLength({ keys, next }: State, count: number): State {
  const missing = Math.max(0, count - keys.length);
  return {
    keys: [...keys.slice(0, count), ...Array.from({ length: missing }, (_, at) => next + at)],
    next: next + missing,
  };
}

/**
 * React keys for rows that have no id of their own and are edited in place. With the row's index as
 * its key, a removed row would leave its state, such as an error message, to its neighbour.
 */
export function useRowKeys(count: number): RowKeys {
  const [state, setState] = useState(() => ofLength({ keys: [], next: 0 }, count));
  const fitting = state.keys.length === count ? state : ofLength(state, count);
  if (fitting !== state) setState(fitting);
  return {
    keys: fitting.keys,
    add: () => {
      setState({ keys: [...fitting.keys, fitting.next], next: fitting.next + 1 });
      return fitting.next;
    },
    removeAt: (index) =>
      setState({ ...fitting, keys: fitting.keys.filter((_, at) => at !== index) }),
  };
}
