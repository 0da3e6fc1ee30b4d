import type { ComponentType } from 'react';
import type { FieldProps } from '../fields/field-props.ts';
import type { StepProgressProps } from '../form/step-progress.tsx';
import type { BlockSource } from '../template/to-elements.tsx';
import type { ExtraBlockName } from './extra-block-names.ts';

/** The exports of `extras/index.ts`, which the view loads only for popups that use them. */
export interface Extras {
  /** The blocks that few popups have, by their `data-block`. */
  readonly EXTRA_BLOCKS: Readonly<
    Record<ExtraBlockName | 'step', ComponentType<{ readonly source: BlockSource }>>
  >;
  /** Fields of every kind. */
  readonly Field: ComponentType<FieldProps>;
  /** How far the visitor is in a form of several steps. */
  readonly StepProgress: ComponentType<StepProgressProps>;
  /** The note in a popup that its owner tries out. */
  readonly PreviewBanner: ComponentType;
  /** The styles of these blocks and fields. */
  readonly extrasCss: string;
  /** The keyframes of rare effects, by name, without the rule around them. */
  readonly RARE_KEYFRAMES: Readonly<Record<string, string>>;
}
