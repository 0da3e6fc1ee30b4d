import type { ComponentData } from '@puckeditor/core';

/** What the editor knows of the kinds of blocks that a popup may have, by type. */
type Kinds = Readonly<
  Record<string, { readonly fields?: Readonly<Record<string, { readonly type: string }>> }>
>;

type NewId = (type: string) => string;

/** Deeper blocks are left out: nobody builds them, but a text that is pasted may contain them. */
const MAX_DEPTH = 20;

/** A block is a few thousand characters. Longer texts are not read, because that takes time. */
const MAX_LENGTH = 500_000;

/** A block as a text that can be pasted into any popup. */
export function writeCopiedBlock({ type, props }: ComponentData): string {
  return JSON.stringify({ beckonBlock: { type, props } });
}

/**
 * The block in a text that was copied. Contains only kinds of blocks and settings that the popup
 * may have, with new ids. `misfit` if it is a block that the popup may not have; undefined if the
 * text is something else. The server checks the whole design when it is saved. No side effects.
 */
export function readCopiedBlock(
  text: string,
  kinds: Kinds,
  newId: NewId,
): ComponentData | 'misfit' | undefined {
  const parsed = text.length > MAX_LENGTH ? undefined : parseJson(text);
  const block = isObject(parsed) ? parsed['beckonBlock'] : undefined;
  if (!isBlock(block)) return undefined;
  return readBlock(block, { kinds, newId, depth: 0 }) ?? 'misfit';
}

interface Reading {
  readonly kinds: Kinds;
  readonly newId: NewId;
  readonly depth: number;
}

function readBlock(value: unknown, reading: Reading): ComponentData | undefined {
  if (!isBlock(value) || reading.depth > MAX_DEPTH) return undefined;
  const { type, props } = value;
  if (!Object.hasOwn(reading.kinds, type)) return undefined;
  const id = reading.newId(type);
  const known = Object.entries(reading.kinds[type]?.fields ?? {})
    .filter(([name]) => Object.hasOwn(props, name))
    .map(([name, field]) => [
      name,
      field.type === 'slot' ? readBlocks(props[name], reading) : props[name],
    ]);
  return { type, props: { ...Object.fromEntries(known), id } };
}

function readBlocks(value: unknown, reading: Reading): readonly ComponentData[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((each) => readBlock(each, { ...reading, depth: reading.depth + 1 }) ?? []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a block, but words.
    return undefined;
  }
}

function isBlock(
  value: unknown,
): value is { readonly type: string; readonly props: Readonly<Record<string, unknown>> } {
  return isObject(value) && typeof value['type'] === 'string' && isObject(value['props']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
