import type { ComponentType, ReactNode } from 'react';
import type { Extras } from '../lazy/lazy-parts.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { CloseBlock } from './close-block.tsx';
import { FieldBlock, FormBlock, SubmitBlock } from './form-block.tsx';
import { LinkButton } from './link-button.tsx';

type BlockTable = Readonly<Record<string, ComponentType<{ readonly source: BlockSource }>>>;

const BLOCKS: BlockTable = {
  form: FormBlock,
  field: FieldBlock,
  submit: SubmitBlock,
  'link-button': LinkButton,
  'close-button': CloseBlock,
};

/**
 * Draws marked elements of a template. Returns undefined for unknown kinds (and for `html`), which
 * are drawn as plain elements. docs/template-contract.md.
 */
export function blockDrawer(
  extras: Extras | undefined,
): (source: BlockSource) => ReactNode | undefined {
  const blocks: BlockTable = { ...BLOCKS, ...extras?.EXTRA_BLOCKS };
  return (source) => {
    const Block = Object.hasOwn(blocks, source.kind) ? blocks[source.kind] : undefined;
    if (Block === undefined) return undefined;
    const { key, ...props } = source.props;
    return <Block key={String(key)} source={{ ...source, props }} />;
  };
}
