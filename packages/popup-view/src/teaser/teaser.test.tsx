import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { viewPart } from '../index.ts';
import { aPopup } from '../testing/a-view.ts';
import type { Mounted, TeaserViewProps } from '../view-contract.ts';

const SETTINGS = {
  showMode: 'after_close',
  label: 'Get 10%',
  side: 'left',
  animated: true,
  closeDelayMs: 200,
} as const;
let mounted: Mounted<TeaserViewProps> | undefined;

async function draw(changes: Partial<TeaserViewProps> = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const events: string[] = [];
  const props: TeaserViewProps = {
    popup: aPopup({ teaser: SETTINGS }),
    state: 'tab',
    language: 'en',
    onEvent: ({ name }) => events.push(name),
    ...changes,
  };
  mounted = viewPart.mountTeaser(shadow, props);
  await waitFor(() => expect(shadow.querySelector('.bkv-teaser')).not.toBeNull());
  const inside = shadow.querySelector<HTMLElement>('.bkv-root') ?? host;
  return { inside, shadow, events, props };
}
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
  vi.useRealTimers();
});

test('the teaser opens the popup, and can be closed', async () => {
  const { inside, events } = await draw();
  fireEvent.click(within(inside).getByRole('button', { name: 'Open: Get 10%' }));
  const close = within(inside).getByRole('button', { name: 'Close this tab' });
  fireEvent.click(close);
  fireEvent.click(close);
  expect(events).toEqual(['TEASER_CLICKED', 'TEASER_CLOSE_ASKED']);
});

test('the teaser is hidden while its popup is open, unless it always stays visible', async () => {
  const { inside, props } = await draw({ state: 'behind-popup' });
  expect(within(inside).queryByRole('button')).toBeNull();
  expect(inside.querySelector('[data-state="popup-loaded"]')).not.toBeNull();
  act(() =>
    mounted?.update({
      ...props,
      state: 'behind-popup',
      popup: aPopup({ teaser: { ...SETTINGS, showMode: 'always' } }),
    }),
  );
  expect(within(inside).getAllByRole('button')).toHaveLength(2);
});

test('the teaser moves for a second every three seconds, and stops when it is removed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { inside } = await draw();
  const isCalling = (): string | null | undefined =>
    inside.firstElementChild?.getAttribute('data-attention');
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(isCalling()).toBe('true');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(isCalling()).toBe('false');
  act(() => mounted?.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

test('the teaser has the colours and corners of its popup, and dark colours while those are unknown', async () => {
  const { inside, props } = await draw();
  const tab = inside.querySelector<HTMLElement>('.bkv-teaser');
  expect(tab?.style.getPropertyValue('--bk-accent')).toBe('');
  act(() =>
    mounted?.update({
      ...props,
      template:
        '<style data-css>.poptin-popup{--bk-accent:#b93a22;--bk-on-accent:#fff;--bk-font:serif;--bk-radius-button:4px}.t{color:var(--bk-accent)}</style>',
    }),
  );
  expect(tab?.style.getPropertyValue('--bk-accent')).toBe('#b93a22');
  expect(tab?.style.getPropertyValue('--bk-on-accent')).toBe('#fff');
  expect(tab?.style.getPropertyValue('--bk-radius-button')).toBe('4px');
});

test('the teaser uses colours that came without font and corners, but never half of a pair', async () => {
  const { inside, props } = await draw({
    template: '<style data-css>.poptin-popup{--bk-accent:#b93a22;--bk-on-accent:#fff}</style>',
  });
  const tab = inside.querySelector<HTMLElement>('.bkv-teaser');
  expect(tab?.style.getPropertyValue('--bk-accent')).toBe('#b93a22');
  act(() =>
    mounted?.update({
      ...props,
      template: '<style data-css>.poptin-popup{--bk-accent:#b93a22;--bk-font:serif}</style>',
    }),
  );
  expect(tab?.style.getPropertyValue('--bk-accent')).toBe('');
});

test('the teaser draws nothing if it is removed before its part is loaded', async () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const teaser = viewPart.mountTeaser(shadow, {
    popup: aPopup({ teaser: SETTINGS }),
    state: 'tab',
    language: 'he',
    onEvent: () => undefined,
  });
  teaser.unmount();
  await import('./draw-teaser.tsx');
  expect(shadow.childNodes).toHaveLength(0);
});

test('the teaser reports that it is not needed when the visitor comes back after answering elsewhere', async () => {
  let isOver = false;
  const { events } = await draw({ isOver: () => isOver });
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  expect(events).toEqual([]);
  isOver = true;
  comeBack();
  expect(events).toEqual(['POPUP_UNAVAILABLE']);
});
