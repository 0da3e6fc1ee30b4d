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
