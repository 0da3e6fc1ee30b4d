/** The key of a choice in this browser's storage. */
export function choiceKey(name: string): string {
  return `beckon.${name}`;
}

/**
 * Saves a choice in this browser's storage. If storage is blocked, the choice is lost when the page
 * is closed.
 */
export function keepChoice(name: string, value: string): void {
  try {
    localStorage.setItem(choiceKey(name), value);
  } catch {
    // Storage is blocked: the choice is not saved.
  }
}

/** The saved choice; undefined if there is none. */
export function readChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(choiceKey(name)) ?? undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}
