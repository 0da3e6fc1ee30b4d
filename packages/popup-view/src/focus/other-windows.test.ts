import { afterEach, expect, it } from 'vitest';
import { focusedIn } from './focused-in.ts';
import { goOnFromEdge } from './go-on-from-edge.ts';

/** A card with two buttons in the page of a frame, as in the editor's preview. */
function cardInFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument ?? document;
  const shadow = page.body.appendChild(page.createElement('div')).attachShadow({ mode: 'open' });
  const card = page.createElement('div');
  card.innerHTML = '<button>Join</button><button>Close</button>';
  shadow.append(card);
  const [join, close] = card.querySelectorAll('button');
  if (join === undefined || close === undefined) throw new Error('the card is incomplete');
  return { shadow, card, join, close };
}

afterEach(() => document.body.replaceChildren());

it('a popup in the page of another window knows its focused element', () => {
  const { card, close } = cardInFrame();
  expect(focusedIn(card)).toBeUndefined();
  close.focus();
  expect(focusedIn(card)).toBe(close);
});

it('Tab in a popup of another window goes on from its last element to its first', () => {
  const { shadow, card, join, close } = cardInFrame();
  close.focus();
  goOnFromEdge('end', card, close);
  expect(shadow.activeElement).toBe(join);
  goOnFromEdge('start', card, join);
  expect(shadow.activeElement).toBe(close);
});
