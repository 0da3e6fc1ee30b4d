import { useState } from 'react';

/**
 * What is wrong with a field, shown once its owner has been in it and left it: a field that has
 * just appeared is not wrong yet.
 */
export function useErrorAfterBlur(error: string | undefined): {
  readonly error: string | undefined;
  readonly onBlur: () => void;
} {
  const [isLeft, setLeft] = useState(false);
  return { error: isLeft ? error : undefined, onBlur: () => setLeft(true) };
}
