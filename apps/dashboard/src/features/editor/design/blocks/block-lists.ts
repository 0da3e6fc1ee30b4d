import { stepsOf } from '@beckon/contract/popup';
import type { ComponentData } from '@puckeditor/core';
import { childrenOf } from './children-of.ts';

/** One of the lists that a block has for other blocks: a column, or a step of a form. */
export interface BlockList {
  /** The name of its slot. */
  readonly slot: string;
  /** Its name for the owner, if the block has several lists. */
  readonly label: string | undefined;
  readonly blocks: readonly ComponentData[];
  /** False for a step that the form no longer has. */
  readonly isShown: boolean;
}

const COLUMN_LABELS = ['First column', 'Second column'];

/** The lists of a block, in the order in which visitors see them. No side effects. */
export function listsOf(
  block: ComponentData,
  fields: Readonly<Record<string, { readonly type: string }>> = {},
): readonly BlockList[] {
  const slots = Object.keys(fields).filter((name) => fields[name]?.type === 'slot');
  const count = block.type === 'Form' ? stepsOf(block.props) : slots.length;
  return slots.map((slot, at) => ({
    slot,
    label: labelOf(block, at),
    blocks: childrenOf(block, [slot]),
    isShown: at < count,
  }));
}

function labelOf(block: ComponentData, at: number): string | undefined {
  if (block.type === 'Columns') return COLUMN_LABELS[at];
  if (block.type !== 'Form') return undefined;
  const steps = stepsOf(block.props);
  if (at >= steps) return `Step ${at + 1} (not shown)`;
  return steps === 1 ? undefined : `Step ${at + 1}`;
}
