import { afterEach, expect, it } from 'vitest';
import { createPopupHost } from './popup-host.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
});

it('the host of a popup is at the end of the body over everything, and says which popup it belongs to', () => {
  const host = createPopupHost({ document, popupId: 'abcdefghijk01', kind: 'popup' });
  const element = document.body.lastElementChild;
  host.setState('open');
  expect(element?.getAttribute('data-poptin-id')).toBe('abcdefghijk01');
  expect(element?.getAttribute('data-state')).toBe('open');
  expect(element?.shadowRoot).toBe(host.shadow);
  host.remove();
  expect(document.body.childElementCount).toBe(0);
});

it('the host of a popup reports when the page removes it, not when we remove it', async () => {
  const thrownAway: string[] = [];
  const host = (name: string): ReturnType<typeof createPopupHost> =>
    createPopupHost({
      document,
      popupId: 'abcdefghijk01',
      kind: 'popup',
      onThrownAway: () => thrownAway.push(name),
    });
  host('ours').remove();
  host('replaced');
  document.documentElement.replaceChild(document.createElement('body'), document.body);
  await Promise.resolve();
  expect(thrownAway).toEqual(['replaced']);
});

it('the host of a popup cannot be restyled by rules of the page: each of its own is important', () => {
  createPopupHost({ document, popupId: 'abcdefghijk01', kind: 'teaser' });
  const { style } = document.querySelector<HTMLElement>('[data-beckon=teaser]') ?? document.body;
  expect(style.getPropertyValue('z-index')).toBe('999998');
  expect([...style].filter((name) => style.getPropertyPriority(name) !== 'important')).toEqual([]);
});

it('the host of a popup is in its slot if it has one', () => {
  const slot = document.createElement('section');
  document.body.append(slot);
  createPopupHost({ document, popupId: 'abcdefghijk01', kind: 'popup', slot });
  expect(slot.childElementCount).toBe(1);
});
