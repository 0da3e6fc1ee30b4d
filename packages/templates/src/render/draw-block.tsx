import { createElement, Fragment, type ReactNode } from 'react';
import { blockKindOf } from '../blocks/index.ts';
import { type Block, parseBlocks } from '../design/design.ts';

/** Draws blocks one after the other. Unknown kinds are skipped. */
export function drawBlocks(blocks: readonly Block[]): ReactNode {
  return createElement(Fragment, null, ...blocks.map(drawBlock));
}

function drawBlock({ type, props }: Block): ReactNode {
  const slot = (name: string, className?: string): ReactNode => (
    <div className={className}>{drawBlocks(parseBlocks(props[name]))}</div>
  );
  return blockKindOf(type)?.draw(props, slot) ?? null;
}
