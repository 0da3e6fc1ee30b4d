import type { IllustrationName } from '../illustrations/index.ts';
import type { SamplePicture } from '../pictures/sample-pictures.ts';

/** The words of one format in one language. `*stress*` marks what the theme sets apart. */
export interface Copy {
  /** What the format is called where owners choose one. */
  readonly name: string;
  readonly headline: string;
  /** A drawing that goes with these words, where another language has another occasion. */
  readonly art?: IllustrationName;
  /** A picture that goes with these words, where another language has another occasion. */
  readonly photo?: SamplePicture;
  readonly text?: string;
  readonly eyebrow?: string;
  readonly button?: string;
  /** A second way forward, or the way out in words. */
  readonly second?: string;
  readonly small?: string;
  readonly items?: readonly string[];
  /** Big number: what stands in the largest letters, its unit, its word. */
  readonly value?: string;
  readonly unit?: string;
  readonly word?: string;
  readonly code?: string;
  /** What a messenger has ready to send, or what goes along with a shared page. */
  readonly message?: string;
  readonly options?: readonly string[];
  readonly question?: string;
  readonly quote?: string;
  readonly person?: string;
  readonly role?: string;
  readonly thanks: string;
  readonly thanksText: string;
}

export type FormatCopy = Readonly<Record<number, Copy>>;
