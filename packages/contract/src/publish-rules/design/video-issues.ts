import { blocksOf } from './blocks-of.ts';
import { issueIf, type IssueFinder, placeOfBlock } from '../publish-issue.ts';

/** Finds a video block without a film: visitors would see its picture, and nothing to play. */
export const findVideoIssues: IssueFinder = (_settings, { design, mobileDesign }) => {
  const videos = [design, mobileDesign].flatMap((each) => blocksOf(each, 'Video'));
  const empty = videos.find(({ src }) => !isPlayable(src));
  return issueIf(empty !== undefined, {
    ...placeOfBlock(empty),
    message:
      'A video block of your design has no film. Enter its whole address, such as https://www.youtube.com/watch?v=…, or put a picture in its place.',
    blocksPublishing: true,
  });
};

/** The view plays what has an address of the web; it may be written without its protocol. */
function isPlayable(src: unknown): boolean {
  return typeof src === 'string' && /^(?:https?:)?\/\/[^\s/]/iu.test(src.trim());
}
