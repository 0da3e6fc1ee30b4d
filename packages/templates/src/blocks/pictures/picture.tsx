import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type RawProps,
  readChoice,
  readFlag,
  readNumber,
  readString,
} from '../../design/read-props.ts';
import { ILLUSTRATIONS, ILLUSTRATION_NAMES } from '../../illustrations/index.ts';
import { defineBlock } from '../block.ts';
import { selectOf, yesNo } from '../drawing/choices.ts';
import { classNames } from '../drawing/class-names.ts';
import { LINK_DEFAULTS, LINK_FIELDS, linkAttributes, readLink } from '../drawing/link-props.ts';

const FITS = ['spot', 'cover', 'banner', 'strip', 'wide', 'behind', 'photo', 'logo'] as const;

export const picture = defineBlock({
  type: 'Picture',
  label: 'Picture',
  group: 'pictures',
  fields: {
    source: selectOf('Drawing', ILLUSTRATION_NAMES),
    url: { type: 'picture', label: 'Your own picture' },
    alt: { type: 'text', label: 'Description (for screen readers)' },
    href: { type: 'text', label: 'Address, if the picture is a link' },
    ...LINK_FIELDS,
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
    href: '',
    ...LINK_DEFAULTS,
  },
  unused: (raw) => (isLink(raw) ? [] : Object.keys(LINK_FIELDS)),
  parse: (raw) => ({
    source: readChoice(raw, 'source', { of: ILLUSTRATION_NAMES, fallback: 'envelope' }),
    url: readString(raw, 'url'),
    alt: readString(raw, 'alt'),
    fit: readChoice(raw, 'fit', { of: FITS, fallback: 'spot' }),
    width: readNumber(raw, 'width', { fallback: 200, within: [16, 2000] }),
    mirrored: readFlag(raw, 'mirrored'),
    phone: readFlag(raw, 'phone', true),
    link: isLink(raw) ? readLink(raw, '') : undefined,
  }),
  view({ source, url, alt, fit, width, mirrored, phone, link }) {
    const frame = {
      className: classNames(
        't-art',
        `t-art-${fit}`,
        mirrored && 't-mirror',
        !phone && 't-no-phone',
        link !== undefined && 't-art-link',
      ),
      style: fit === 'spot' ? { width: `${width}px` } : undefined,
    };
    if (link !== undefined)
      return drawLink({ source, url, alt }, { ...frame, ...linkAttributes(link) });
    // The same frame as around a drawing, so that phones treat both alike.
    if (url !== '')
      return (
        <div {...frame}>
          <img src={url} alt={alt} loading="lazy" decoding="async" />
        </div>
      );
    return (
      <div
        {...frame}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        dangerouslySetInnerHTML={{ __html: ILLUSTRATIONS[source] }}
      />
    );
  },
});

function isLink(raw: RawProps): boolean {
  return readString(raw, 'href').trim() !== '';
}

interface Shown {
  readonly source: keyof typeof ILLUSTRATIONS;
  readonly url: string;
  readonly alt: string;
}

/**
 * A picture in a link. The link is named by a text, as other links are: it is reported with a
 * click, and the view can add that the link opens a new tab. The description of the picture is for
 * eyes only, should the picture be missing.
 */
function drawLink(
  { source, url, alt }: Shown,
  frame: Readonly<Record<string, unknown>>,
): ReactElement {
  const name = <span className="t-unseen">{alt}</span>;
  if (url === '')
    return (
      <a
        {...frame}
        dangerouslySetInnerHTML={{ __html: ILLUSTRATIONS[source] + renderToStaticMarkup(name) }}
      />
    );
  return (
    <a {...frame}>
      <img src={url} alt={alt} aria-hidden="true" loading="lazy" decoding="async" />
      {name}
    </a>
  );
}
