import { readString } from '../../design/read-props.ts';
import { ILLUSTRATIONS } from '../../illustrations/index.ts';
import { defineBlock } from '../block.ts';

export const video = defineBlock({
  type: 'Video',
  label: 'Video',
  group: 'pictures',
  fields: {
    src: { type: 'text', label: 'Address of the video' },
    poster: { type: 'picture', label: 'Picture before it plays' },
    title: { type: 'text', label: 'Title (for screen readers)' },
  },
  defaults: { src: '', poster: '', title: 'Watch the film' },
  parse: (raw) => ({
    src: readString(raw, 'src'),
    poster: readString(raw, 'poster'),
    title: readString(raw, 'title'),
  }),
  view({ src, poster, title }) {
    return (
      <div
        className="t-video"
        data-block="video"
        data-src={src}
        data-poster={poster}
        data-title={title}
      >
        {poster === '' ? (
          <div
            aria-hidden="true"
            className="t-art t-art-cover"
            dangerouslySetInnerHTML={{ __html: ILLUSTRATIONS.film }}
          />
        ) : (
          <div className="t-art t-art-cover">
            <img src={poster} alt="" loading="lazy" />
          </div>
        )}
      </div>
    );
  },
});
