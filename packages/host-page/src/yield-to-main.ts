interface Pausing {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Lets the page handle what waits (a key press, a frame) before the script continues in a new task.
 * This makes two short tasks instead of a long one. If the browser has no scheduler, or the page
 * has replaced it, the script continues at once. Never rejects.
 */
export async function yieldToMain({ scheduler }: Pausing): Promise<void> {
  try {
    await scheduler?.yield?.();
  } catch {
    // The scheduler is not the browser's own.
  }
}
