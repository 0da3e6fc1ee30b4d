import type { Language } from '@beckon/contract/values';
import type { Tone } from '../blocks/choices.ts';
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

/** What a layout composes: words, a drawing, the fields, and a few turns of its own. */
export interface Pieces {
  readonly language: Language;
  readonly copy: Copy;
  readonly art: IllustrationName;
  /** A picture in place of the drawing: a slot for one of the owner's. */
  readonly photo?: SamplePicture | undefined;
  readonly fields: readonly FieldName[];
  readonly tone: Tone;
  /** Where the buttons lead when the format asks no questions. */
  readonly href: string;
}

/**
 * Puts pieces into screens. A layout knows nothing of colours or letters: those come from the
 * theme.
 */
export type Layout = (pieces: Pieces) => Block[];
