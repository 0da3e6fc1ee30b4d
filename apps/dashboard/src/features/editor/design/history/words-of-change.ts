import type { ComponentData } from '@puckeditor/core';
import { childrenOf } from '../blocks/children-of.ts';

/** Where a block is: its list, and its place there. */
interface BlockPlace {
  readonly label: string;
  readonly list: string;
  readonly index: number;
  readonly count: number;
}

/** The places of all blocks by their ids, each block before its children. */
export type BlockPlaces = ReadonlyMap<string, BlockPlace>;

/** What the editor knows of the kinds of blocks. */
type Kinds = Readonly<
  Record<string, { readonly label?: string | undefined; readonly fields?: object | undefined }>
>;

export function placesOf(
  blocks: readonly ComponentData[],
  kinds: Kinds,
  list = 'screens',
): BlockPlaces {
  return new Map(
    blocks.flatMap((block, index): [string, BlockPlace][] => {
      const { label = block.type, fields = {} } = kinds[block.type] ?? {};
      const inside = Object.keys(fields).flatMap((slot) => [
        ...placesOf(childrenOf(block, [slot]), kinds, `${block.props.id}:${slot}`),
      ]);
      return [[block.props.id, { label, list, index, count: blocks.length }], ...inside];
    }),
  );
}

/**
 * The words that announce which block was added, deleted or moved; empty if none was. A move
 * changes the places of other blocks, too, so only that of the chosen block is announced.
 */
export function wordsOfChange(
  before: BlockPlaces,
  after: BlockPlaces,
  chosenId: string | undefined,
): string {
  const added = firstMissing(after, before);
  const deleted = firstMissing(before, after);
  if (added !== undefined)
    return deleted === undefined ? `${added.label} added, ${placeWords(added)}` : '';
  if (deleted !== undefined) return `${deleted.label} deleted`;
  return wordsOfMove(before.get(chosenId ?? ''), after.get(chosenId ?? ''));
}

function wordsOfMove(from: BlockPlace | undefined, to: BlockPlace | undefined): string {
  if (from === undefined || to === undefined) return '';
  if (from.list !== to.list) return `${to.label} moved, ${placeWords(to)}`;
  if (from.index === to.index) return '';
  return `${to.label} moved ${to.index < from.index ? 'up' : 'down'}, ${placeWords(to)}`;
}

function firstMissing(some: BlockPlaces, others: BlockPlaces): BlockPlace | undefined {
  return [...some].find(([id]) => !others.has(id))?.[1];
}

function placeWords({ index, count }: BlockPlace): string {
  return `${index + 1} of ${count}`;
}
