import { expect, it, vi } from 'vitest';
import { videoSource } from './video-address.ts';

it('a film plays in a browser that has no URL.parse', () => {
  const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  expect(videoSource('//cdn.shop.test/film.mp4')).toEqual({
    kind: 'file',
    src: 'https://cdn.shop.test/film.mp4',
  });
  expect(videoSource('no address')).toBeUndefined();
  parse.mockRestore();
});

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'frame'],
  ['https://vimeo.com/123456789', 'frame'],
  ['https://a.test/film.mp4', 'file'],
  ['//a.test/film.webm', 'file'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  ['http://plain.test/page', undefined],
])('the video at %s is a %s', (address, kind) => expect(videoSource(address)?.kind).toBe(kind));
