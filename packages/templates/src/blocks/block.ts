import type { ReactElement, ReactNode } from 'react';
import type { RawProps } from '../design/read-props.ts';

/** A drop-down, or radio buttons. */
export interface ChoiceField {
  readonly type: 'select' | 'radio';
  readonly label: string;
  readonly options: { readonly label: string; readonly value: string | boolean }[];
}

type EntryField = { readonly type: 'text'; readonly label: string } | ChoiceField;

/** A setting of a block in the editor. A subset of Puck's fields. */
export type BlockField =
  | {
      readonly type: 'text' | 'textarea';
      readonly label: string;
      readonly contentEditable?: boolean;
    }
  /** Address of a picture. The owner chooses or uploads it if the editor supports that. */
  | { readonly type: 'picture'; readonly label: string }
  /**
   * Product ids or collection names, separated by commas. The owner chooses them from the site's
   * catalogue.
   */
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
      /** The fields of each entry. A collapsed entry shows its `text`. */
      readonly arrayFields: Readonly<Record<string, EntryField>>;
      readonly defaultItemProps?: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'slot'; readonly label?: string };

/** Draws the children of one slot inside a `div` with this class. */
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
 * A kind of block: its settings in the editor, and the function that draws it, both in the editor
 * and on the server.
 */
export interface BlockKind {
  readonly type: string;
  readonly label: string;
  readonly group: BlockGroup;
  readonly fields: Readonly<Record<string, BlockField>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Names of fields that have no effect with the current settings. The editor hides them. */
  readonly unused?: (raw: RawProps) => readonly string[];
  /** Labels that depend on the current settings, by name of the field. */
  readonly labels?: (raw: RawProps) => Readonly<Record<string, string>>;
  readonly draw: (raw: RawProps, slot: DrawSlot) => ReactElement;
}

interface BlockPlan<Props extends object> extends Omit<BlockKind, 'draw'> {
  readonly parse: (raw: RawProps) => Props;
  readonly view: (props: Props, slot: DrawSlot) => ReactElement;
}

/** Creates a kind of block from its plan. Stored settings always go through `parse` before drawing. */
export function defineBlock<Props extends object>({
  parse,
  view,
  ...rest
}: BlockPlan<Props>): BlockKind {
  return { ...rest, draw: (raw, slot) => view(parse(raw), slot) };
}
