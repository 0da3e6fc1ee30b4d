type Props = Readonly<Record<string, unknown>>;

/** The settings of each block of a kind, wherever it is in a design, as its owner left them. */
export function blocksOf(part: unknown, kind: string): readonly Props[] {
  if (typeof part !== 'object' || part === null) return [];
  const entries = Object.entries(part);
  const own = new Map<string, unknown>(entries);
  if (own.get('type') === kind) return [Object(own.get('props') ?? {})];
  return entries.flatMap(([, value]) => blocksOf(value, kind));
}
