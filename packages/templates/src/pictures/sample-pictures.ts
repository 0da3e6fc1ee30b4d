import { type Block, parseBlocks } from '../design/design.ts';

/**
 * Sample pictures, until the owner adds their own. Drawn by us: docs/template-library.md. A picture
 * that changes gets another name: browsers keep them forever.
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

/** Their path on our server. */
export const SAMPLE_PICTURES_FOLDER = '/sample-pictures/';

/** Address on our own server. */
export const samplePictureUrl = (name: SamplePicture): string =>
  `${SAMPLE_PICTURES_FOLDER}${name}.webp`;

/** The design with absolute addresses of sample pictures, for other sites. No side effects. */
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
