import { blocksOf } from './blocks-of.ts';
import { isWritten } from './is-written.ts';
import { type IssueFinder, placeOfBlock } from '../publish-issue.ts';

/** Finds a picture that is a link without a name: a screen reader would read its address. */
export const findPictureIssues: IssueFinder = (_settings, { design, mobileDesign }) =>
  [design, mobileDesign]
    .flatMap((each) => blocksOf(each, 'Picture'))
    .filter(({ href, alt }) => isWritten(href) && !isWritten(alt))
    .slice(0, 1)
    .map((picture) => ({
      ...placeOfBlock(picture),
      message:
        'A picture that is a link has no description. Screen readers read it to visitors in place of the picture, so say where the link leads.',
      blocksPublishing: true as const,
    }));
