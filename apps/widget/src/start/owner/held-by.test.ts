import { describe, expect, it } from 'vitest';
import { heldBy } from './held-by.ts';

const waiting = (firedBy: 'time' | 'click') => ({ state: { name: 'waiting', firedBy } }) as const;

/** A page in a state that makes popups wait. */
function heldOn(page: {
  hidden?: boolean;
  fullScreen?: string;
  width?: number;
  unseen?: 'documentElement' | 'body';
  isHeld?: boolean;
}) {
  const part = (name: string) => {
    const element = document.createElement('div');
    if (name === page.unseen) element.style.display = 'none';
    return document.documentElement.appendChild(element);
  };
  return {
    window: {
      innerWidth: page.width ?? 1024,
      document: {
        hidden: page.hidden ?? false,
        fullscreenElement:
          page.fullScreen === undefined ? null : document.createElement(page.fullScreen),
        documentElement: part('documentElement'),
        body: part('body'),
      },
    },
    cover: { isCovered: () => page.isHeld ?? true },
  };
}

describe('what holds back a popup whose trigger has fired', () => {
  it.each([
    ['hidden-tab', { hidden: true }],
    ['full-screen', { fullScreen: 'video' }],
    ['hidden-frame', { width: 0 }],
    ['hidden-page', { unseen: 'body' }],
    ['hidden-page', { unseen: 'documentElement' }],
    ['cookie-banner', {}],
    ['cookie-banner', { fullScreen: 'body' }],
    ['other-popup', { isHeld: false }],
  ] as const)('a popup is held back by %s', (reason, page) => {
    expect(heldBy(heldOn(page), waiting('time'))).toBe(reason);
  });

  it('a popup that the visitor asked for waits only for another popup', () => {
    expect(heldBy(heldOn({}), waiting('click'))).toBe('other-popup');
  });

  it('a popup that does not wait in line is held back by nothing', () => {
    expect(heldBy(heldOn({}), { state: { name: 'armed' } })).toBeUndefined();
  });
});
