/** The name under which this browser's storage keeps a choice. */
export function choiceKey(name: string): string {
  return `beckon.${name}`;
}

/**
 * Remembers a small choice of this browser; where storage is blocked the choice lasts as long as
 * the page.
 */
export function keepChoice(name: string, value: string): void {
  try {
    localStorage.setItem(choiceKey(name), value);
  } catch {
    // Blocked storage costs only the memory of the choice.
  }
}

/** The choice kept under that name, if any. */
export function readChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(choiceKey(name)) ?? undefined;
  } catch {
    // See keepChoice.
    return undefined;
  }
}
