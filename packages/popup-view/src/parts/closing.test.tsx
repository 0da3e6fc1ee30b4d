import type { Popup } from '@beckon/contract/popup';
import { fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aPopup, aTemplate, drawView, type DrawnView } from '../testing/a-view.ts';

let view: DrawnView | undefined;
function draw(
  closing: Partial<Popup['closing']> = {},
  more: Parameters<typeof drawView>[0] & { type?: Popup['type'] } = {},
): DrawnView {
  const { type = 'lightbox', ...changes } = more;
  view = drawView({
    popup: aPopup({ type, closing: { ...aPopup().closing, ...closing } }),
    ...changes,
  });
  return view;
}
const asked = ({ eventsNamed }: DrawnView): readonly string[] =>
  eventsNamed('CLOSE_ASKED').map(({ by }) => by);
const scroll = ({ shadow }: DrawnView): Element =>
  shadow.querySelector('.bkv-scroll') ?? shadow.host;

afterEach(() => {
  view?.unmount();
  view = undefined;
});

test('the X closes once, even if it is pressed several times', () => {
  const drawn = draw();
  const button = within(drawn.inside).getByRole('button', { name: 'Close' });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(asked(drawn)).toEqual(['x_click']);
});

test.each(['{Enter}', ' '])('the X closes by the key %o', async (key) => {
  const drawn = draw();
  within(drawn.inside).getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard(key);
  expect(asked(drawn)).toEqual(['x_click']);
});

test('the X is disabled with a countdown and its comment until the seconds are over', () => {
  const drawn = draw({ comment: 'Just a moment' }, { closeReadyInSeconds: 3 });
  const button = within(drawn.inside).getByRole('button', { name: 'Close (3)' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toBe('3');
  expect(within(drawn.inside).getByRole('tooltip', { hidden: true }).textContent).toBe(
    'Just a moment',
  );
  expect(button.getAttribute('aria-describedby')).toBe(
    within(drawn.inside).getByRole('tooltip', { hidden: true }).id,
  );
  fireEvent.click(button);
  expect(asked(drawn)).toEqual([]);
  drawn.update({ closeReadyInSeconds: 0 });
  fireEvent.click(within(drawn.inside).getByRole('button', { name: 'Close' }));
  expect(asked(drawn)).toEqual(['x_click']);
});

test('the X is hidden until then if the owner wants that', () => {
  const drawn = draw({ hiddenUntilEnabled: true }, { closeReadyInSeconds: 2 });
  expect(within(drawn.inside).queryByRole('button')).toBeNull();
  drawn.update({ closeReadyInSeconds: 0 });
  expect(within(drawn.inside).getByRole('button', { name: 'Close' })).toBeDefined();
});

test('the X has Hebrew texts', () => {
  const drawn = draw({}, { language: 'he' });
  expect(within(drawn.inside).getByRole('button', { name: 'סגירה' })).toBeDefined();
});

test('the skip button counts down, then closes as a cancel', () => {
  const drawn = draw({ option: 'button', skipLabel: 'No thanks' }, { closeReadyInSeconds: 4 });
  expect(within(drawn.inside).getByRole('button').textContent).toBe('Skip in 4');
  drawn.update({ closeReadyInSeconds: 0 });
  fireEvent.click(within(drawn.inside).getByRole('button', { name: 'No thanks' }));
  expect(asked(drawn)).toEqual(['cancel_click']);
});

test('a close button of the template closes as a cancel', () => {
  const drawn = draw(
    { option: 'none' },
    {
      template: aTemplate({
        form: '<button data-block="close-button" class="quiet">Later</button>',
      }),
    },
  );
  fireEvent.click(within(drawn.inside).getByRole('button', { name: 'Later' }));
  expect(asked(drawn)).toEqual(['cancel_click']);
});

test('a click outside closes if the owner allows it', () => {
  const drawn = draw({ onOutsideClick: true });
  fireEvent.pointerDown(scroll(drawn));
  fireEvent.click(scroll(drawn));
  expect(asked(drawn)).toEqual(['bg_click']);
});

test.each(['form', 'thanks'] as const)(
  'a click outside does nothing to the %s if it is not allowed',
  (screen) => {
    const drawn = draw({ onOutsideClick: false }, { screen });
    fireEvent.pointerDown(scroll(drawn));
    fireEvent.click(scroll(drawn));
    expect(asked(drawn)).toEqual([]);
  },
);

test('a click outside does not close if it began inside', () => {
  const drawn = draw({ onOutsideClick: true });
  fireEvent.pointerDown(within(drawn.inside).getByText('Join us'));
  fireEvent.click(scroll(drawn));
  expect(asked(drawn)).toEqual([]);
});

test('Escape is reported by the view at once', () => {
  const drawn = draw();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(asked(drawn)).toEqual(['escape']);
});

test('Escape never closes embedded popups', () => {
  const drawn = draw({}, { type: 'embedded' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(asked(drawn)).toEqual([]);
});

test('Escape is ignored while the popup closes', () => {
  const drawn = draw();
  drawn.update({ phase: 'closing' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(asked(drawn)).toEqual([]);
});

test('a content lock offers no way to close', () => {
  const drawn = draw({ contentLock: true, onOutsideClick: true });
  expect(within(drawn.inside).queryByRole('button')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerDown(scroll(drawn));
  fireEvent.click(scroll(drawn));
  expect(asked(drawn)).toEqual([]);
});

const link = (attributes: string): Parameters<typeof drawView>[0] => ({
  template: aTemplate({ form: `<a data-block="link-button" ${attributes}>Shop <b>now</b></a>` }),
  pageUrl: 'https://shop.test/a',
});

test('a link button reports its address, and the runner navigates', () => {
  const drawn = draw(
    {},
    link(
      'href="sale.test/x?p={path_url}" data-target="new-tab" data-conversion="true" data-closes=""',
    ),
  );
  const button = within(drawn.inside).getByRole('link', { name: /Shop now.*opens in a new tab/ });
  expect(button.getAttribute('rel')).toContain('noopener');
  expect(fireEvent.click(button)).toBe(false);
  expect(drawn.eventsNamed('LINK_CLICKED')).toEqual([
    {
      name: 'LINK_CLICKED',
      href: '//sale.test/x?p=%2Fa',
      newTab: true,
      isOpened: false,
      buttonText: 'Shop now',
      isConversion: true,
      closes: true,
    },
  ]);
});

test.each([
  ['the control key', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['the shift key', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('a link that is opened elsewhere with %s counts, and the browser opens it', (_with, init) => {
  const drawn = draw({}, link('href="https://sale.test/"'));
  const isLeftToBrowser = clickLink(drawn, init);
  expect(isLeftToBrowser).toBe(true);
  expect(drawn.eventsNamed('LINK_CLICKED')).toMatchObject([
    { href: 'https://sale.test/', isOpened: true, isConversion: true },
  ]);
});

test.each([
  ['downloaded with the alt key', { altKey: true }],
  ['clicked with the right button', { button: 2 }],
])('a link that is %s does not count', (_how, init) => {
  const drawn = draw({}, link('href="https://sale.test/"'));
  expect(clickLink(drawn, init)).toBe(true);
  expect(drawn.eventsNamed('LINK_CLICKED')).toEqual([]);
});

/** Clicks as browsers do. Returns whether the browser then opens the link. */
function clickLink(drawn: ReturnType<typeof draw>, init: MouseEventInit): boolean {
  const type = (init.button ?? 0) === 0 ? 'click' : 'auxclick';
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  return fireEvent(within(drawn.inside).getByRole('link'), event);
}

test.each(['', 'href="javascript:alert(1)"'])(
  'a link button without a safe address (%s) is a button that only counts',
  (attributes) => {
    const drawn = draw({ option: 'none' }, link(`${attributes} data-conversion="false"`));
    fireEvent.click(within(drawn.inside).getByRole('button', { name: 'Shop now' }));
    expect(
      drawn
        .eventsNamed('LINK_CLICKED')
        .map(({ href, isConversion, closes }) => [href, isConversion, closes]),
    ).toEqual([['', false, false]]);
  },
);
