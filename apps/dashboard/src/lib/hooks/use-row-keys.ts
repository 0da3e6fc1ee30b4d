import { useState } from 'react';

interface RowKeys {
  /**
   * One key per row, in the order of the rows. A row keeps its key when others are added or
   * removed.
   */
  readonly keys: readonly number[];
  /** Adds a key for a new row and returns it. The caller must add the row at the end. */
  readonly add: () => number;
  /** Removes the key of a row. The caller must remove the row at the same time. */
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
 * React keys for rows that have no id and are edited in place. With the index as the key, the next
 * row would get the state of a removed row, for example its error message.
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
