import { useState } from 'react';

/**
 * State that begins with a value from elsewhere, and begins again whenever that value changes; a
 * field's half-typed text, for instance.
 */
export function useStateFrom<Value>(source: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ source, value: source });
  const isOutdated = state.source !== source;
  if (isOutdated) setState({ source, value: source });
  return [isOutdated ? source : state.value, (value) => setState({ source, value })];
}
