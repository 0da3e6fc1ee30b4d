import { expect, it, vi } from 'vitest';
import { videoSource } from './video-address.ts';

it('a film plays in a browser that has no URL.parse', () => {
  const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  expect(videoSource('//cdn.shop.test/film.mp4', 'en')).toEqual({
    kind: 'file',
    src: 'https://cdn.shop.test/film.mp4',
  });
  expect(videoSource('no address', 'en')).toBeUndefined();
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
])('the video at %s is a %s', (address, kind) =>
  expect(videoSource(address, 'en')?.kind).toBe(kind),
);

it('YouTube and Vimeo are asked for captions in the language of the popup', () => {
  const captionsOf = (address: string): readonly string[] =>
    ['cc_load_policy', 'cc_lang_pref', 'texttrack'].flatMap(
      (name) => new URL(videoSource(address, 'he')?.src ?? '').searchParams.get(name) ?? [],
    );
  expect(captionsOf('https://youtu.be/abcdefghijk')).toEqual(['1', 'he']);
  expect(captionsOf('https://vimeo.com/123456789')).toEqual(['he']);
});
