import type { Language } from '@beckon/contract/values';
import type { Tone } from '../blocks/drawing/choices.ts';
import type { Copy } from '@beckon/languages/copy';
import type { Block } from '../design/design.ts';
import type { IllustrationName } from '../illustrations/index.ts';
import type { SamplePicture } from '../pictures/sample-pictures.ts';

export type FieldName =
  | 'email'
  | 'name'
  | 'phone'
  | 'work-email'
  | 'company'
  | 'size'
  | 'message'
  | 'birthday'
  | 'date'
  | 'city'
  | 'website'
  | 'people'
  | 'consent'
  | 'options'
  | 'choices'
  | 'scale'
  | 'faces';

/** The parts of a design that a layout arranges: texts, a drawing, fields and a few options. */
export interface Pieces {
  readonly language: Language;
  readonly copy: Copy;
  readonly art: IllustrationName;
  /** A sample photo instead of the drawing. Owners can replace it by their own. */
  readonly photo?: SamplePicture | undefined;
  readonly fields: readonly FieldName[];
  readonly tone: Tone;
  /** The address of buttons in formats without a form. */
  readonly href: string;
}

/**
 * Arranges the pieces into screens. A layout sets no colours and no fonts: those come from the
 * theme.
 */
export type Layout = (pieces: Pieces) => Block[];
