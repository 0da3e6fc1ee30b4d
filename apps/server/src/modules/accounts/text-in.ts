/** The text with this name in a body of unknown shape; empty if there is none. */
export function textIn(body: unknown, name: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}
