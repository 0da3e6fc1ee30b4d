import type { ReactElement, ReactNode } from 'react';
import type { RawProps } from '../design/read-props.ts';

/** A drop-down, or radio buttons. */
export interface ChoiceField {
  readonly type: 'select' | 'radio';
  readonly label: string;
  readonly options: { readonly label: string; readonly value: string | boolean }[];
}

type EntryField = { readonly type: 'text'; readonly label: string } | ChoiceField;

/** A setting of a block as the editor offers it; a part of what Puck's fields can be. */
export type BlockField =
  | {
      readonly type: 'text' | 'textarea';
      readonly label: string;
      readonly contentEditable?: boolean;
    }
  /** Address of a picture, chosen or uploaded where the editor can do that. */
  | { readonly type: 'picture'; readonly label: string }
  /** Ids of products or names of collections with commas, chosen from the site's catalogue. */
  | { readonly type: 'products'; readonly label: string }
  | { readonly type: 'collections'; readonly label: string }
  | {
      readonly type: 'number';
      readonly label: string;
      readonly min?: number;
      readonly max?: number;
    }
  | ChoiceField
  | {
      readonly type: 'array';
      readonly label: string;
      /** Each entry's fields; its `text` is what it is called while it is folded. */
      readonly arrayFields: Readonly<Record<string, EntryField>>;
      readonly defaultItemProps?: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'slot'; readonly label?: string };

/** Draws the children of one slot inside a `div` of that class. */
export type DrawSlot = (name: string, className?: string) => ReactNode;

export const BLOCK_GROUPS = [
  'layout',
  'words',
  'pictures',
  'form',
  'actions',
  'offers',
  'extras',
] as const;
export type BlockGroup = (typeof BLOCK_GROUPS)[number];

/**
 * A kind of block: what the editor may change of it, and how it is drawn, by the same function in
 * the editor and on the server.
 */
export interface BlockKind {
  readonly type: string;
  readonly label: string;
  readonly group: BlockGroup;
  readonly fields: Readonly<Record<string, BlockField>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Names of the fields that mean nothing to the block as it is: the editor leaves them out. */
  readonly unused?: (raw: RawProps) => readonly string[];
  /** Labels of fields that depend on what else is chosen, by the name of the field. */
  readonly labels?: (raw: RawProps) => Readonly<Record<string, string>>;
  readonly draw: (raw: RawProps, slot: DrawSlot) => ReactElement;
}

interface BlockPlan<Props extends object> extends Omit<BlockKind, 'draw'> {
  readonly parse: (raw: RawProps) => Props;
  readonly view: (props: Props, slot: DrawSlot) => ReactElement;
}

/**
 * Makes a kind of block out of its plan: whatever was stored goes through `parse` before it is
 * drawn.
 */
export function defineBlock<Props extends object>({
  parse,
  view,
  ...rest
}: BlockPlan<Props>): BlockKind {
  return { ...rest, draw: (raw, slot) => view(parse(raw), slot) };
}
