interface Pausing {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Lets the page do what waits for it (a key, a frame) before the script goes on, in a task of its own: two short tasks instead of a
 * long one. Where the browser knows no such thing the script goes on at once.
 */
export async function letPageGoOn({ scheduler }: Pausing): Promise<void> {
  await scheduler?.yield?.();
}
