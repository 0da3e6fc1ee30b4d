import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aPopup,
  aTemplate,
  drawView,
  EMAIL_FORM,
  POPUP_ID,
  type DrawnView,
} from './testing/a-view.ts';
import { loadPartFrom } from './load-part-from.ts';
import { shippingTags } from './template/shipping-tags.ts';

let view: DrawnView | undefined;
function draw(changes: Parameters<typeof drawView>[0] = {}): DrawnView {
  view = drawView(changes);
  return view;
}
/** Draws a popup with a form. Resolves when the part for forms is loaded. */
async function drawForm(changes: Parameters<typeof drawView>[0] = {}): Promise<DrawnView> {
  const drawn = draw({ template: aTemplate({ form: `<h2>Join</h2>${EMAIL_FORM}` }), ...changes });
  await waitFor(() => expect(drawn.eventsNamed('SHOWN')).toHaveLength(1));
  return drawn;
}
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  view?.unmount();
  view = undefined;
  vi.useRealTimers();
});

describe('a popup in the page', () => {
  test('a popup in the page is a dialog named by its first heading', () => {
    const { inside } = draw();
    expect(within(inside).getByRole('dialog', { name: 'Join us' })).toBeDefined();
  });

  test('a popup beside the page is a region, and no dialog', () => {
    const { inside } = draw({ popup: aPopup({ type: 'sside' }) });
    expect(within(inside).getByRole('region', { name: 'Join us' })).toBeDefined();
    expect(within(inside).queryByRole('dialog')).toBeNull();
  });

  test('a popup in the page reports that it is shown, once', () => {
    const drawn = draw();
    drawn.update({ order: 1 });
    expect(drawn.eventsNamed('SHOWN')).toHaveLength(1);
  });

  test('a popup in the page leaves nothing behind when it is unmounted', () => {
    const drawn = draw({
      popup: aPopup({ appearance: { ...aPopup().appearance, entryEffect: 'zoomIn' } }),
    });
    const { shadow } = drawn;
    drawn.unmount();
    expect(shadow.childNodes).toHaveLength(0);
    expect(shadow.adoptedStyleSheets).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(document.querySelector('[data-bk-modal]')).toBeNull();
    view = undefined;
  });

  test("a popup in the page adopts the template's css instead of drawing style elements", () => {
    const { shadow } = draw({
      template: aTemplate({}, { css: '.poptin-popup{--bk-bg:rgb(1,2,3)}' }),
    });
    expect(shadow.querySelector('style')).toBeNull();
    const rules = shadow.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    expect(rules.some((rule) => rule.includes('--bk-bg'))).toBe(true);
  });

  test('a popup in the page draws nothing and says why when the template lacks its id', () => {
    const drawn = draw({
      template: '<div class="poptin-popup"><section data-screen="form">Hi</section></div>',
    });
    expect(drawn.inside.textContent).toBe('');
    expect(drawn.eventsNamed('TEMPLATE_BROKEN')).toEqual([
      { name: 'TEMPLATE_BROKEN', why: 'the popup element of the template lacks its id' },
    ]);
    expect(drawn.eventsNamed('SHOWN')).toHaveLength(0);
  });

  test('a popup in the page draws nothing and says why when a block throws, also one that was loaded late', async () => {
    const thrown: string[] = [];
    const onError = (event: ErrorEvent): void => void thrown.push(event.message);
    window.addEventListener('error', onError);
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const GameBoard = (): never => {
      throw new Error('broken');
    };
    const loadPart = loadPartFrom({ games: async () => ({ gamesCss: '', GameBoard }) });
    const drawn = draw({
      template: aTemplate({ form: '<h2>Play</h2><div data-block="game"></div>' }),
      ports: { loadPart },
    });
    await waitFor(() =>
      expect(drawn.eventsNamed('TEMPLATE_BROKEN')).toEqual([
        { name: 'TEMPLATE_BROKEN', why: 'Error: broken' },
      ]),
    );
    expect(drawn.inside.textContent).toBe('');
    expect(thrown).toEqual([]);
    silence.mockRestore();
    window.removeEventListener('error', onError);
  });

  test('a popup in the page says that it is a preview', async () => {
    const { inside } = draw({ isPreview: true });
    expect(
      await within(inside).findByText(
        'This is a preview of your popup. Please note that submission will not be functional.',
      ),
    ).toBeDefined();
  });

  test('a popup in the page has a credit line only if its plan requires one', () => {
    const { inside } = draw({ popup: aPopup({ hasCredit: true }) });
    expect(within(inside).getByText('Made with Beckon')).toBeDefined();
  });

  test('a popup in the page keeps its place in the tab order as data only', () => {
    const { inside } = draw({ order: 2 });
    expect(within(inside).getByRole('dialog').dataset['tabBase']).toBe('700');
  });
});

const thanks = {
  form: `<h2>Join</h2>${EMAIL_FORM}`,
  thanks: '<h2>Thank you</h2><p>Code {{prize_code}}</p>',
};

test('the screens of a popup follow each other, and the new one is announced', async () => {
  const drawn = await drawForm({
    template: aTemplate(thanks),
    tags: new Map([['prize_code', 'TEN']]),
  });
  expect(within(drawn.inside).getByRole('textbox', { name: /E-mail/ })).toBeDefined();
  drawn.update({ screen: 'thanks', submit: 'sent' });
  expect(within(drawn.inside).queryByRole('textbox')).toBeNull();
  expect(within(drawn.inside).getByText('Code TEN')).toBeDefined();
  expect(
    within(drawn.inside)
      .getAllByRole('status')
      .map((status) => status.textContent),
  ).toContain('Thank you');
});

test('the screens of a popup say about free shipping what is true: nothing, the gap, or that it is reached', () => {
  const form =
    '<h2>Only <em>{{free_shipping_gap}}</em> to go</h2><h3>New mugs</h3>' +
    '<p>Free from {{free_shipping_from}}</p>' +
    '<p data-reached="We ship for free">Add {{free_shipping_gap}}</p>';
  const tags = (freeFrom: number | undefined, cartValue: number) =>
    shippingTags({ language: 'en', currency: 'EUR', freeFrom, cartValue });
  const drawn = draw({ template: aTemplate({ form }), tags: tags(undefined, 0) });
  const words = () =>
    [...drawn.inside.querySelectorAll('h2, h3, p')].map(({ textContent }) => textContent);
  expect(words()).toEqual(['New mugs']);
  drawn.update({ tags: tags(50, 45) });
  const from = 'Free from €50.00';
  expect(words()).toEqual(['Only €5.00 to go', 'New mugs', from, 'Add €5.00']);
  drawn.update({ tags: tags(50, 50) });
  expect(words()).toEqual(['Your shipping is free!', 'New mugs', from, 'We ship for free']);
});

test('the screens of a popup say that the form was sent if there is no thank-you screen', async () => {
  const drawn = await drawForm();
  drawn.update({ submit: 'sent' });
  expect(within(drawn.inside).getAllByText('Sent successfully!')).toHaveLength(2);
  expect(within(drawn.inside).queryByRole('textbox')).toBeNull();
  expect(within(drawn.inside).getByRole('heading', { name: 'Join' })).toBeDefined();
});

test('the screens of a popup submit what was filled in', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const drawn = await drawForm();
  await user.type(within(drawn.inside).getByRole('textbox', { name: /E-mail/ }), 'ann@site.test');
  await user.click(within(drawn.inside).getByRole('button', { name: 'Subscribe' }));
  const [event] = await vi.waitFor(() => {
    const asked = drawn.eventsNamed('SUBMIT_ASKED');
    expect(asked).toHaveLength(1);
    return asked;
  });
  expect(event?.form.fields.map(({ id, value }) => [id, value])).toEqual([
    ['email', 'ann@site.test'],
  ]);
  expect(event?.buttonText).toBe('Subscribe');
});

describe('leaving', () => {
  const exit = { ...aPopup().appearance, exitEffect: 'fadeOut' as const };

  test('closing takes 800 ms with an exit effect', () => {
    const drawn = draw({ popup: aPopup({ appearance: exit }) });
    drawn.update({ phase: 'closing' });
    act(() => {
      vi.advanceTimersByTime(799);
    });
    expect(drawn.eventsNamed('EXIT_ENDED')).toHaveLength(0);
    drawn.update({ order: 3 });
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(drawn.eventsNamed('EXIT_ENDED')).toHaveLength(1);
  });

  test.each(['embedded', 'fullpage'] as const)('closing takes no time for %s popups', (type) => {
    const drawn = draw({ popup: aPopup({ type, appearance: exit }) });
    drawn.update({ phase: 'closing' });
    act(() => {
      vi.advanceTimersByTime(0);
    });
    expect(drawn.eventsNamed('EXIT_ENDED')).toHaveLength(1);
  });

  test('closing takes no time for visitors who want less motion', () => {
    const drawn = draw({
      popup: aPopup({ appearance: exit }),
      ports: { prefersReducedMotion: () => true },
    });
    drawn.update({ phase: 'closing' });
    act(() => {
      vi.advanceTimersByTime(0);
    });
    expect(drawn.eventsNamed('EXIT_ENDED')).toHaveLength(1);
  });

  test('closing gives the focus back to the element that had it', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const drawn = await drawForm();
    expect(drawn.shadow.activeElement?.tagName).toBe('INPUT');
    drawn.unmount();
    view = undefined;
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});

test('the page is pushed down by a bar at the top, and moved back when it closes', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
  const popup = aPopup({
    type: 'bar',
    appearance: { ...aPopup({ type: 'bar' }).appearance, pushesPage: true },
  });
  const drawn = draw({ popup });
  drawn.update({ phase: 'closing' });
  expect(drawn.eventsNamed('PUSH_PAGE').map(({ heightPx, overMs }) => [heightPx, overMs])).toEqual([
    [84, 300],
    [0, 300],
  ]);
  height.mockRestore();
});

test('the page keeps its own focus while a popup beside it opens', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await drawForm({ popup: aPopup({ type: 'sside' }) });
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("the page never sees the popup's markup", () => {
  draw();
  expect(page.queryByText('Join us')).toBeNull();
  expect(document.getElementById(POPUP_ID)).toBeNull();
  fireEvent.keyDown(document.body, { key: 'a' });
});

test('the form of a popup is named by its headline, and without one “Form”', () => {
  const named = draw({ template: aTemplate({ form: `<h2>Join us</h2>${EMAIL_FORM}` }) });
  expect(within(named.inside).getByRole('form', { name: 'Join us' })).toBeDefined();
  named.unmount();
  const unnamed = draw({ template: aTemplate({ form: EMAIL_FORM }) });
  expect(within(unnamed.inside).getByRole('form', { name: 'Form' })).toBeDefined();
});
