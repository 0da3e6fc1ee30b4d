import type { ComponentType } from 'react';
import type { BlockSource } from '../template/to-elements.tsx';
import { FieldBlock, FormBlock, SubmitBlock } from './form-block.tsx';

/** A form, its fields and its button: loaded with the first popup that has one. */
export const FORM_BLOCKS: Readonly<Record<string, ComponentType<{ readonly source: BlockSource }>>> = {
  'form': FormBlock, 'field': FieldBlock, 'submit': SubmitBlock,
};

export { fieldsCss } from '../fields/fields.css.ts';
