import { useState } from 'react';

/**
 * Returns a field's error only after the field has lost the focus once, so that a new field does
 * not show an error at once.
 */
export function useErrorAfterBlur(error: string | undefined): {
  readonly error: string | undefined;
  readonly onBlur: () => void;
} {
  const [isLeft, setLeft] = useState(false);
  return { error: isLeft ? error : undefined, onBlur: () => setLeft(true) };
}
