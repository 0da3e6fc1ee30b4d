import { readChoice, readFlag, readNumber, readString } from '../design/read-props.ts';
import { ILLUSTRATIONS, ILLUSTRATION_NAMES } from '../illustrations/index.ts';
import { defineBlock } from './block.ts';
import { selectOf, yesNo } from './choices.ts';
import { classNames } from './class-names.ts';

const FITS = ['spot', 'cover', 'banner', 'strip', 'wide', 'behind', 'photo', 'logo'] as const;

export const picture = defineBlock({
  type: 'Picture',
  label: 'Picture',
  group: 'pictures',
  fields: {
    source: selectOf('Drawing', ILLUSTRATION_NAMES),
    url: { type: 'picture', label: 'Your own picture' },
    alt: { type: 'text', label: 'Description (for screen readers)' },
    fit: selectOf('Size and place', FITS),
    width: { type: 'number', label: 'Width, px', min: 16, max: 2000 },
    mirrored: yesNo('Mirrored'),
    phone: yesNo('On phones too'),
  },
  defaults: {
    source: 'envelope',
    url: '',
    alt: '',
    fit: 'spot',
    width: 200,
    mirrored: false,
    phone: true,
  },
  parse: (raw) => ({
    source: readChoice(raw, 'source', { of: ILLUSTRATION_NAMES, fallback: 'envelope' }),
    url: readString(raw, 'url'),
    alt: readString(raw, 'alt'),
    fit: readChoice(raw, 'fit', { of: FITS, fallback: 'spot' }),
    width: readNumber(raw, 'width', { fallback: 200, within: [16, 2000] }),
    mirrored: readFlag(raw, 'mirrored'),
    phone: readFlag(raw, 'phone', true),
  }),
  view({ source, url, alt, fit, width, mirrored, phone }) {
    const className = classNames(
      't-art',
      `t-art-${fit}`,
      mirrored && 't-mirror',
      !phone && 't-no-phone',
    );
    const style = fit === 'spot' ? { width: `${width}px` } : undefined;
    // The same frame as around a drawing, so that phones treat both alike.
    if (url !== '')
      return (
        <div className={className} style={style}>
          <img src={url} alt={alt} loading="lazy" decoding="async" />
        </div>
      );
    return (
      <div
        className={className}
        style={style}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        dangerouslySetInnerHTML={{ __html: ILLUSTRATIONS[source] }}
      />
    );
  },
});
