import type { ComponentData, Config } from '@puckeditor/core';
import { type BlockList, listsOf } from './block-lists.ts';
import { SCREENS_ZONE } from '../use-puck-store.ts';

/** A place in a list of blocks. A zone is Puck's name for a list. */
export interface BlockPlace {
  readonly index: number;
  readonly zone: string;
}

/** A block with its place in the design. */
export interface PlacedBlock {
  readonly block: ComponentData;
  readonly at: BlockPlace;
}

type Kinds = Config['components'];

function zoneOf(block: ComponentData, { slot }: BlockList): string {
  return `${block.props.id}:${slot}`;
}

/**
 * The place of a new block that is not a screen: inside the chosen block if that has a list,
 * otherwise after it, otherwise at the end of the first screen. Undefined for a design without
 * screens. No side effects.
 */
export function placeOfNewBlock(
  content: readonly ComponentData[],
  chosen: PlacedBlock | undefined,
  kinds: Kinds,
): BlockPlace | undefined {
  const inside = chosen === undefined ? undefined : placeInside(chosen.block, kinds);
  if (inside !== undefined) return inside;
  if (chosen !== undefined && chosen.at.zone !== SCREENS_ZONE)
    return { index: chosen.at.index + 1, zone: chosen.at.zone };
  const screen = content.find(({ type }) => type === 'Screen');
  return screen === undefined ? undefined : placeInside(screen, kinds);
}

/**
 * The first empty column or step of a block, otherwise the end of its last one. A screen with
 * nothing but a panel passes the block on to the panel, which has the space around the blocks.
 */
function placeInside(block: ComponentData, kinds: Kinds): BlockPlace | undefined {
  const lists = listsOf(block, kinds[block.type]?.fields).filter(({ isShown }) => isShown);
  const list = lists.find(({ blocks }) => blocks.length === 0) ?? lists.at(-1);
  if (list === undefined) return undefined;
  const [only, ...others] = list.blocks;
  if (block.type === 'Screen' && only?.type === 'Panel' && others.length === 0)
    return placeInside(only, kinds);
  return { index: list.blocks.length, zone: zoneOf(block, list) };
}

/**
 * The place of a block after it moved up (-1) or down (1): the first and last blocks of a column or
 * step move to the neighbouring one. Undefined if there is none. No side effects.
 */
export function placeAfterMove(
  { block, at }: PlacedBlock,
  by: -1 | 1,
  { parent, content, kinds }: MoveContext,
): BlockPlace | undefined {
  if (parent === undefined || at.zone === SCREENS_ZONE) return placeInList(at, by, content);
  const lists = listsOf(parent, kinds[parent.type]?.fields);
  const here = lists.findIndex(({ blocks }) => blocks.some(({ props }) => isSame(props, block)));
  const list = lists[here];
  if (list === undefined) return undefined;
  const next = lists[here + by];
  const place = placeInList(at, by, list.blocks);
  if (place !== undefined || next?.isShown !== true) return place;
  return { index: by === 1 ? 0 : next.blocks.length, zone: zoneOf(parent, next) };
}

function placeInList(
  { index, zone }: BlockPlace,
  by: -1 | 1,
  { length }: readonly ComponentData[],
): BlockPlace | undefined {
  const to = index + by;
  return to >= 0 && to < length ? { index: to, zone } : undefined;
}

interface MoveContext {
  /** The block around the moved one; undefined for a screen. */
  readonly parent: ComponentData | undefined;
  /** The screens of the design. */
  readonly content: readonly ComponentData[];
  readonly kinds: Kinds;
}

function isSame({ id }: ComponentData['props'], { props }: ComponentData): boolean {
  return id === props.id;
}

/** Whether a block is the only screen of a design, which cannot be deleted. No side effects. */
export function isLastScreen(
  { type, props }: ComponentData,
  content: readonly ComponentData[],
): boolean {
  return (
    type === 'Screen' &&
    content.every((other) => other.type !== 'Screen' || other.props.id === props.id)
  );
}
