import type { Block, Design } from './design.ts';

/** Creates a block with an empty id. `designOf` sets the id. */
export function block(type: string, props: Readonly<Record<string, unknown>> = {}): Block {
  return { type, props: { ...props, id: '' } };
}

/** Creates a design document from its screens. Every block gets an id, the same one in each run. */
export function designOf(screens: readonly Block[]): Design {
  const counts = new Map<string, number>();
  return { root: { props: {} }, content: screens.map((screen) => withIds(screen, counts)) };
}

function withIds({ type, props }: Block, counts: Map<string, number>): Block {
  const count = (counts.get(type) ?? 0) + 1;
  counts.set(type, count);
  const filled = Object.entries(props).map(([key, value]) => [
    key,
    isSlot(value) ? value.map((child) => withIds(child, counts)) : value,
  ]);
  return { type, props: { ...Object.fromEntries(filled), id: `${type}-${count}` } };
}

function isSlot(value: unknown): value is Block[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (item: unknown) =>
        typeof item === 'object' && item !== null && 'type' in item && 'props' in item,
    )
  );
}
