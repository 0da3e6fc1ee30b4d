import type { Popup } from '@beckon/contract/popup';
import { defaultSettings } from '@beckon/contract/settings';
import { LANGUAGES, type Language } from '@beckon/contract/values';
import { FORMATS, withPictureOrigin } from '@beckon/templates';
import { renderTemplate } from '@beckon/templates/render';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { viewPart } from '../index.ts';
import { aPopup, aTemplate, drawView, EMAIL_FORM, POPUP_ID, viewProps } from '../testing/a-view.ts';
import type { PopupViewEvent } from '../view-contract.ts';
import { prerenderPopup } from './prerender-popup.tsx';
import { showPrerendered, type PrerenderedProps } from './show-prerendered.ts';

/** Elements and texts, without what browsers add or change: styles, and empty values. */
function outlineOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
  if (!(node instanceof Element)) return [];
  const attributes = [...node.attributes]
    .filter(({ name, value }) => !NOT_COMPARED.test(`${name}=${value}`))
    .map(({ name, value }) => `${name}=${value}`);
  return [
    `${node.localName} ${attributes.toSorted().join(' ')}`,
    ...[...node.childNodes].flatMap(outlineOf),
  ];
}
/** The type differs until the visitor uses the popup. */
const NOT_COMPARED = /^(?:style=|value=$|type=(?:text|email)$)/u;

function stageOf(shadow: ShadowRoot): string[] {
  const stage = (shadow.querySelector('.bkv-stage') ?? document.body).cloneNode(true);
  stage.normalize();
  return outlineOf(stage);
}

const shownPopups: { unmount(): void }[] = [];
afterEach(() => {
  shownPopups.splice(0).forEach((shown) => shown.unmount());
  document.body.replaceChildren();
});

/** Shows a popup as the server prerenders it. */
function show(
  popup: Popup = aPopup(),
  template = aTemplate({ form: EMAIL_FORM }),
  now: () => number = () => 0,
) {
  const prerendered = prerenderPopup(popup, template);
  if (prerendered === undefined) throw new Error('cannot be prerendered');
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const events: PopupViewEvent[] = [];
  let props: PrerenderedProps = viewProps({
    popup,
    language: popup.language,
    onEvent: (event) => events.push(event),
    ports: { ...viewProps().ports, now },
  });
  const loadView = vi.fn(async () => ({ viewPart, template }));
  const prefetch = vi.fn();
  const mounted = showPrerendered(shadow, props, { prerendered, loadView, prefetch });
  shownPopups.push(mounted);
  const inside = shadow.querySelector<HTMLElement>('.bkv-root') ?? host;
  return {
    shadow,
    inside,
    events,
    loadView,
    prefetch,
    mounted,
    names: () => events.map(({ name }) => name),
    update(changes: Partial<PrerenderedProps>) {
      props = { ...props, ...changes };
      mounted.update(props);
    },
  };
}

function popupOf({ type, settings }: (typeof FORMATS)[number], language: Language): Popup {
  const { appearance, closing } = defaultSettings(type);
  const { game: _, ...others } = settings;
  return aPopup({
    ...others,
    type,
    language,
    appearance: { ...appearance, ...settings.appearance, entryEffect: 'none' },
    closing: { ...closing, ...settings.closing },
  });
}

test.each(LANGUAGES)(
  'a prerendered popup has the elements that the view draws, in each format in %s',
  async (language) => {
    let prerendered = 0;
    for (const format of FORMATS) {
      const popup = popupOf(format, language);
      const { html: template } = renderTemplate({
        ...format,
        popupId: POPUP_ID,
        language,
        design: withPictureOrigin(format.design[language], ''),
      });
      if (format.settings.game || prerenderPopup(popup, template) === undefined) continue;
      prerendered += 1;
      const drawn = drawView({ popup, template, language });
      const shown = show(popup, template);
      expect(stageOf(shown.shadow), `${format.type} ${format.format}`).toEqual(
        stageOf(drawn.shadow),
      );
      fireEvent.keyDown(shown.inside, { key: 'Tab' });
      await waitFor(() => expect(shown.loadView).toHaveBeenCalledOnce());
      expect(stageOf(shown.shadow), `${format.type} ${format.format} in use`).toEqual(
        stageOf(drawn.shadow),
      );
      drawn.unmount();
      shown.mounted.unmount();
    }
    expect(prerendered).toBeGreaterThan(40);
  },
);

test.each([
  ['text', ''],
  ['email', '<style>.mine input[type="email"]{color:red}</style>'],
])('a prerendered e-mail field is of type %s if the styles are “%s”', (type, styles) => {
  const { inside } = show(aPopup(), styles + aTemplate({ form: EMAIL_FORM }));
  expect(inside.querySelector('.bk-input')?.getAttribute('type')).toBe(type);
});

test('a prerendered popup is shown, and closed by its X, without the code that draws popups', () => {
  const { inside, names, update, loadView, prefetch } = show();
  expect(names()).toEqual(['SHOWN']);
  expect(prefetch).toHaveBeenCalledOnce();
  fireEvent.click(within(inside).getByRole('button', { name: 'Close' }));
  fireEvent.click(within(inside).getByRole('button', { name: 'Close' }));
  expect(names()).toEqual(['SHOWN', 'CLOSE_ASKED']);
  vi.useFakeTimers();
  update({ phase: 'closing' });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(names()).toEqual(['SHOWN', 'CLOSE_ASKED', 'EXIT_ENDED']);
  expect(loadView).not.toHaveBeenCalled();
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' }), 'escape'],
  [
    'a click beside it',
    (inside: HTMLElement) => {
      const beside = inside.querySelector('.bkv-scroll') ?? inside;
      fireEvent.pointerDown(beside);
      fireEvent.click(beside);
    },
    'bg_click',
  ],
])('a prerendered popup is closed by %s', (_, leave, by) => {
  const { inside, events } = show();
  leave(inside);
  expect(events.at(-1)).toEqual({ name: 'CLOSE_ASKED', by });
});

test('a prerendered popup works with the same elements, and what was typed, once its visitor starts to use it', async () => {
  const { inside, events, loadView } = show();
  const field = within(inside).getByLabelText<HTMLInputElement>(/E-mail/u);
  field.value = 'ann@example.com';
  fireEvent.keyDown(field, { key: 'm' });
  fireEvent.submit(inside.querySelector('form') ?? inside);
  await waitFor(() => expect(events.at(-1)?.name).toBe('SUBMIT_ASKED'));
  expect(events.at(-1)).toMatchObject({ form: { fields: [{ value: 'ann@example.com' }] } });
  expect(within(inside).getByLabelText(/E-mail/u)).toBe(field);
  expect(events.filter(({ name }) => name === 'SHOWN')).toHaveLength(1);
  expect(loadView).toHaveBeenCalledOnce();
});

test('a prerendered popup keeps each box that was ticked, and does what was clicked and then sent in that order', async () => {
  const form = `<form data-block="form">
      <div data-block="field" data-field='{"id":"c","name":"c","kind":"checkbox","label":"Colours","options":["A","B","C"]}'></div>
      <a data-block="link-button" data-conversion="false" href="https://shop.test/">Look</a>
      <button class="poptin-form-submit-button" type="submit">Send</button></form>`;
  const { inside, events, names } = show(aPopup(), aTemplate({ form }));
  for (const name of ['A', 'C'])
    within(inside).getByRole<HTMLInputElement>('checkbox', { name }).checked = true;
  fireEvent.click(within(inside).getByRole('link', { name: /Look/u }));
  fireEvent.submit(inside.querySelector('form') ?? inside);
  await waitFor(() => expect(names()).toEqual(['SHOWN', 'LINK_CLICKED', 'SUBMIT_ASKED']));
  expect(events.at(-1)).toMatchObject({ form: { fields: [{ value: 'A, C' }] } });
});

test('a prerendered popup reports how long its form was shown, not how long it has worked', async () => {
  const now = vi.fn(() => 1_000);
  const { inside, events } = show(aPopup(), aTemplate({ form: EMAIL_FORM }), now);
  within(inside).getByLabelText<HTMLInputElement>(/E-mail/u).value = 'ann@example.com';
  now.mockReturnValue(6_000);
  fireEvent.submit(inside.querySelector('form') ?? inside);
  await waitFor(() => expect(events.at(-1)).toMatchObject({ form: { fillTimeMs: 5_000 } }));
});

test('a prerendered popup leaves nothing behind', async () => {
  const { shadow, inside, mounted, loadView } = show();
  fireEvent.keyDown(inside, { key: 'Tab' });
  await waitFor(() => expect(loadView).toHaveBeenCalledOnce());
  mounted.unmount();
  expect([shadow.childElementCount, document.adoptedStyleSheets.length]).toEqual([0, 0]);
});

test.each<[string, Partial<Popup>, string]>([
  [
    'counts down',
    { appearance: { ...aPopup().appearance, timer: { value: '10:00', version: 1 } } },
    '',
  ],
  ['holds a placeholder', {}, '<p>{{curr_year}}</p>'],
  ['holds html of its owner', {}, '<div data-block="html"><b>x</div>'],
  ['has a block that few popups have', {}, '<div data-block="video" data-src="x"></div>'],
  [
    'is filled in from the address',
    {},
    `<form data-block="form"><div data-block="field" data-field='{"id":"utm_source","name":"","kind":"text","label":"From"}'></div></form>`,
  ],
  ['lets nobody close it', { closing: { ...aPopup().closing, contentLock: true } }, ''],
])('a popup that %s is not prerendered', (_, changes, form) => {
  expect(prerenderPopup(aPopup(changes), aTemplate(form === '' ? {} : { form }))).toBeUndefined();
});
