import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aTemplate, drawView, type DrawnView } from '../testing/a-view.ts';

let view: DrawnView | undefined;
async function draw(html: string): Promise<DrawnView> {
  const drawn = drawView({ template: aTemplate({ form: `<h2>Join us</h2>${html}` }) });
  view = drawn;
  await waitFor(() => expect(drawn.eventsNamed('SHOWN')).toHaveLength(1));
  return drawn;
}
afterEach(() => {
  view?.unmount();
  view = undefined;
});

test('a video loads its player only after a click', async () => {
  const drawn = await draw(
    '<div data-block="video" data-src="https://youtu.be/abcdefghijk" data-poster="https://i.test/p.jpg" data-title="Our story"></div>',
  );
  expect(drawn.inside.querySelector('iframe')).toBeNull();
  fireEvent.click(within(drawn.inside).getByRole('button', { name: 'Play video: Our story' }));
  expect(within(drawn.inside).getByTitle('Our story').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=en&hl=en',
  );
});

test('a consent script that holds back frames lets the player of a pressed video load', async () => {
  const { prototype } = HTMLIFrameElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src') ?? {};
  const write = vi.fn(function write(this: HTMLIFrameElement, address: string) {
    const isReleased = this.classList.contains('cmplz-activated');
    Element.prototype.setAttribute.call(this, 'src', isReleased ? address : 'about:blank');
  });
  Object.defineProperty(prototype, 'src', { ...src, set: write });
  vi.spyOn(prototype, 'setAttribute').mockImplementation(function set(this: Element, name, value) {
    if (name === 'src' && this instanceof HTMLIFrameElement) write.call(this, value);
    else Element.prototype.setAttribute.call(this, name, value);
  });
  const drawn = await draw(
    '<div data-block="video" data-src="https://vimeo.com/123456789" data-title="Our story"></div>',
  );
  fireEvent.click(within(drawn.inside).getByRole('button', { name: 'Play video: Our story' }));
  expect(write).toHaveBeenCalledOnce();
  expect(within(drawn.inside).getByTitle('Our story').getAttribute('src')).toMatch(/vimeo/);
  Object.defineProperty(prototype, 'src', src);
  vi.restoreAllMocks();
});
