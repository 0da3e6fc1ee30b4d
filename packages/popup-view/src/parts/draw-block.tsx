import type { ComponentType, ReactNode } from 'react';
import type { LazyParts } from '../lazy/lazy-parts.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { CloseBlock } from './close-block.tsx';
import { LinkButton } from './link-button.tsx';

type BlockTable = Readonly<Record<string, ComponentType<{ readonly source: BlockSource }>>>;

/** How to draw marked elements; undefined for kinds that are not known (and for `html`), which are drawn as they are. docs/template-contract.md. */
export function blockDrawer({ extras, form }: LazyParts): (source: BlockSource) => ReactNode | undefined {
  const blocks: BlockTable = { 'link-button': LinkButton, 'close-button': CloseBlock, ...form?.FORM_BLOCKS, ...extras?.EXTRA_BLOCKS };
  return (source) => {
    const Block = Object.hasOwn(blocks, source.kind) ? blocks[source.kind] : undefined;
    if (Block === undefined) return undefined;
    const { key, ...props } = source.props;
    return <Block key={String(key)} source={{ ...source, props }} />;
  };
}
