/** Returns undefined if the action throws, as each access to cookies and storage may. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
