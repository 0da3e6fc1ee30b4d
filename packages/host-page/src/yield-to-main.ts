interface Pausing {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Lets the page do what waits for it (a key, a frame) before the script continues, in a task of its
 * own: two short tasks instead of a long one. Where the browser knows no such thing, or the page
 * has put something else in its place, the script continues at once. Never rejects.
 */
export async function yieldToMain({ scheduler }: Pausing): Promise<void> {
  try {
    await scheduler?.yield?.();
  } catch {
    // Not the browser's own.
  }
}
