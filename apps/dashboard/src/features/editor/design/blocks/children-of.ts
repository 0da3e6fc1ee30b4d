import type { ComponentData } from '@puckeditor/core';

/**
 * The blocks inside a block, in the order of its slots, not in the stored order: the first step of
 * a form comes before its second. No side effects.
 */
export function childrenOf(
  { props }: ComponentData,
  slots: readonly string[],
): readonly ComponentData[] {
  return slots.flatMap((name) => {
    const inside: unknown = props[name];
    return Array.isArray(inside) ? inside.filter(isBlock) : [];
  });
}

function isBlock(value: unknown): value is ComponentData {
  return typeof value === 'object' && value !== null && 'type' in value && 'props' in value;
}
