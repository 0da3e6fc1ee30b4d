import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTranslatedTexts } from './keep-translated-texts.ts';

let place: HTMLElement;
let root: Root;
let stop: () => void;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  stop = keepTranslatedTexts(document.body);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  stop();
});

const draw = (content: ReactNode): Promise<void> => act(async () => root.render(content));

const WAYS = ['replaceWith', 'before', 'after'] as const;

/** Puts a `font` in the place of each text, as browsers do: in one step, or beside it first. */
function translate(way: (typeof WAYS)[number]): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text[way](font);
    text.remove();
  }
}

for (const way of WAYS) {
  test(`a text translated in by ${way} is removed`, async () => {
    const line = (isOn: boolean): ReactNode => (
      <p>
        {isOn && 'on '}
        <b>bold</b>
      </p>
    );
    await draw(line(true));
    translate(way);
    await draw(line(false));
    expect(place.textContent).toBe('BOLD');
  });

  test(`an element is added before a text translated in by ${way}`, async () => {
    const line = (isOn: boolean): ReactNode => (
      <p>
        {isOn && <i>new </i>}
        text <b>bold</b>
      </p>
    );
    await draw(line(false));
    translate(way);
    await draw(line(true));
    expect(place.textContent).toBe('new TEXT BOLD');
  });

  test(`a new number is seen after a translation in by ${way}`, async () => {
    const line = (count: number): ReactNode => (
      <p>
        {count} leads <b>bold</b>
      </p>
    );
    await draw(line(1));
    translate(way);
    await draw(line(2));
    expect(place.textContent).toBe('2 LEADS BOLD');
  });
}

test('on a page that is not translated, a child that is not there is an error, as usual', () => {
  const stranger = document.createElement('b');
  expect(() => place.removeChild(stranger)).toThrow(DOMException);
  expect(() => place.insertBefore(document.createElement('i'), stranger)).toThrow(
    'can not be found',
  );
  expect(place.childNodes).toHaveLength(0);
});
