/** The key of a choice in this browser's storage. */
export function choiceKey(name: string): string {
  return `beckon.${name}`;
}

/**
 * Saves a choice in this browser's storage. Returns false if storage is blocked or full: then the
 * choice is lost when the page is closed, and the one before stays.
 */
export function keepChoice(name: string, value: string): boolean {
  try {
    localStorage.setItem(choiceKey(name), value);
    return true;
  } catch {
    // Storage is blocked or full: the choice is not saved.
    return false;
  }
}

export function dropChoice(name: string): void {
  try {
    localStorage.removeItem(choiceKey(name));
  } catch {
    // Storage is blocked: nothing is saved.
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

/** As `keepChoice`, for this tab only: it is kept when the page is loaded again. */
export function keepChoiceOfTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(choiceKey(name), value);
  } catch {
    // Storage is blocked or full: the choice is not saved.
  }
}

/** The choice saved for this tab; undefined if there is none. */
export function readChoiceOfTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(choiceKey(name)) ?? undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}
