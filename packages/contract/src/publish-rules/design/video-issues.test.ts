import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findIssues } from '../find-issues.ts';

const aDesign = (src: unknown) => ({
  root: {},
  content: [
    { type: 'Headline', props: { id: 'h', text: 'See how it is made' } },
    { type: 'Video', props: { id: 'film', src } },
  ],
});

const found = (design: ReturnType<typeof aDesign>, mobileDesign = design) =>
  findIssues(defaultSettings('lightbox'), { type: 'lightbox', design, mobileDesign });

it.each(['', ' ', undefined, 'our film', '/film.mp4'])(
  'a video block with the address %j is not published, and the issue leads to it',
  (src) => {
    const film = 'https://vimeo.com/76979871';
    const issue = { section: 'design', blockId: 'film', blocksPublishing: true };
    expect(found(aDesign(src))).toMatchObject([issue]);
    expect(found(aDesign(film), aDesign(src))).toMatchObject([issue]);
  },
);

it.each(['https://www.youtube.com/watch?v=aqz-KE-bpKQ', '//cdn.example/film.mp4'])(
  'a video block with the film %s is published',
  (src) => expect(found(aDesign(src))).toEqual([]),
);
