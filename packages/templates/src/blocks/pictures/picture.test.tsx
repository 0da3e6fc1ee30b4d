import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RawProps } from '../../design/read-props.ts';
import { picture } from './picture.tsx';

const markupOf = (props: RawProps): string => renderToStaticMarkup(picture.draw(props, () => null));

describe.each([
  ['picture', { url: '/photo.jpg' }],
  ['drawing', { source: 'envelope' }],
])('a %s', (_kind, shown) => {
  it('without an address it is no link', () =>
    expect(markupOf({ ...shown, href: ' ' })).toMatch(/^<div class="t-art [^>]*>/u));

  it('with an address it is a link that is counted and named as the owner wants', () => {
    const markup = markupOf({
      ...shown,
      alt: 'Shoes & "more"',
      href: '/shoes',
      target: 'new-tab',
      conversion: false,
      closes: false,
      fit: 'photo',
    });
    expect(markup).toMatch(
      /^<a class="t-art t-art-photo t-art-link" data-block="link-button" href="\/shoes" data-target="new-tab" data-conversion="false">/u,
    );
    expect(markup).toMatch(
      /<span class="t-unseen">Shoes &amp; (?:"|&quot;)more(?:"|&quot;)<\/span><\/a>$/u,
    );
  });
});

it('the settings of a link are hidden from owners until a picture has an address', () => {
  expect(picture.unused?.({ href: '' })).toEqual(['target', 'conversion', 'closes']);
  expect(picture.unused?.({ href: '/' })).toEqual([]);
});
