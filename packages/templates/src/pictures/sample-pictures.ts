import { type Block, parseBlocks } from '../design/design.ts';

/**
 * Pictures that designs show until the owner adds their own. We made them:
 * docs/template-library.md. A changed picture needs a new name, because browsers cache pictures
 * forever.
 */
export const SAMPLE_PICTURES = [
  'arch',
  'bags',
  'beauty',
  'bokeh',
  'books',
  'candles',
  'coffee',
  'gifts',
  'hat',
  'honey',
  'rings',
  'sea',
  'table',
  'vases',
] as const;
export type SamplePicture = (typeof SAMPLE_PICTURES)[number];

/** Their path on our server, with a slash at the end. */
export const SAMPLE_PICTURES_FOLDER = '/sample-pictures/';

/** The address of a sample picture, relative to our server. */
export const samplePictureUrl = (name: SamplePicture): string =>
  `${SAMPLE_PICTURES_FOLDER}${name}.webp`;

/**
 * Returns the design with absolute addresses of sample pictures, for other sites. Does not change
 * its input.
 */
export function withPictureOrigin<Document extends { readonly content: readonly unknown[] }>(
  design: Document,
  origin: string,
): Omit<Document, 'content'> & { content: Block[] } {
  return {
    ...design,
    content: parseBlocks(design.content).map((block) => moved(block, origin)),
  };
}

function moved({ type, props: { id, ...others } }: Block, origin: string): Block {
  const props = Object.entries(others).map(([name, value]) => {
    if (typeof value === 'string' && value.startsWith(SAMPLE_PICTURES_FOLDER))
      return [name, origin + value];
    const children = parseBlocks(value);
    return [name, children.length === 0 ? value : children.map((child) => moved(child, origin))];
  });
  return { type, props: { ...Object.fromEntries(props), id } };
}
