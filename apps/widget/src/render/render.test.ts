import { afterEach, expect, it, vi } from 'vitest';
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

it.each([
  [
    'replaces its html',
    () => document.replaceChild(document.documentElement.cloneNode(), document.documentElement),
  ],
  [
    'moves what is in its body into a wrapper',
    () => {
      const wrapper = document.createElement('div');
      wrapper.append(...document.body.childNodes);
      document.body.append(wrapper);
    },
  ],
])('the host of a popup reports a page that %s', async (_what, act) => {
  const before = document.documentElement;
  const onThrownAway = vi.fn<() => void>();
  createPopupHost({ document, popupId: 'abcdefghijk01', kind: 'popup', onThrownAway });
  act();
  await Promise.resolve();
  expect(onThrownAway).toHaveBeenCalledOnce();
  if (document.documentElement !== before) document.replaceChild(before, document.documentElement);
});

it('the host of a tab is in the body while the page loads, and later beside the body', () => {
  const parentOfTab = (): Element | null | undefined => {
    createPopupHost({ document, popupId: 'abcdefghijk01', kind: 'teaser' });
    const tab = document.querySelector('[data-beckon=teaser]');
    const parent = tab?.parentElement;
    tab?.remove();
    return parent;
  };
  const readyState = vi.spyOn(document, 'readyState', 'get');
  readyState.mockReturnValue('interactive');
  expect(parentOfTab()).toBe(document.body);
  readyState.mockReturnValue('complete');
  expect(parentOfTab()).toBe(document.documentElement);
  readyState.mockRestore();
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
