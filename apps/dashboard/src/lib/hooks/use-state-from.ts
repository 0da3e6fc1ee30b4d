import { useState } from 'react';

/**
 * State with an initial value from `source`. It is reset whenever `source` changes. For example,
 * the incomplete text of a field.
 */
export function useStateFrom<Value>(source: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ source, value: source });
  const isOutdated = state.source !== source;
  if (isOutdated) setState({ source, value: source });
  return [isOutdated ? source : state.value, (value) => setState({ source, value })];
}
