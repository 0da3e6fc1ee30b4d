import type { ComponentData } from '@puckeditor/core';

/** The screen that a block stands in, itself included; undefined when nothing is chosen. */
export function screenOf(item: ComponentData | null, parentOf: (id: string) => ComponentData | undefined): ComponentData | undefined {
  let at: ComponentData | undefined = item ?? undefined;
  while (at !== undefined && at.type !== 'Screen') at = parentOf(at.props.id);
  return at;
}
