import { describe, expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { afterCover } from './after-cover.ts';
import { createDisplayQueue, type DisplayQueue } from './display-queue.ts';

function aPage(): {
  readonly queue: DisplayQueue;
  readonly shown: string[];
  readonly banner: { show(): void; close(): void };
  readonly ask: (id: string, turn?: { isAutomatic?: boolean; place?: string | undefined }) => void;
} {
  let isCovered = true;
  let closed = (): void => undefined;
  const shown: string[] = [];
  const queue = afterCover(createDisplayQueue(fakeClock()), {
    isCovered: () => isCovered,
    onUncovered: (handler) => {
      closed = handler;
    },
  });
  return {
    queue,
    shown,
    banner: {
      show() {
        isCovered = true;
      },
      close() {
        isCovered = false;
        closed();
      },
    },
    ask: (id, turn = {}) =>
      queue.ask({ id, place: 'middle', isAutomatic: true, ...turn }, () => shown.push(id)),
  };
}

describe('popups on a page with an open cookie banner', () => {
  it('popups on a page with an open banner wait until the visitor has answered it, then open in order', () => {
    const { shown, banner, queue, ask } = aPage();
    ask('a');
    ask('b');
    expect(shown).toEqual([]);
    banner.close();
    expect(shown).toEqual(['a']);
    queue.release('a');
  });

  it('popups on a page with an open banner do not wait if the visitor asks for them or if they are embedded', () => {
    const { shown, banner, ask } = aPage();
    ask('asked', { isAutomatic: false });
    ask('form', { place: undefined });
    expect(shown).toEqual(['asked', 'form']);
    banner.close();
    expect(shown).toEqual(['asked', 'form']);
  });

  it('a popup that was released while it waited for the banner does not show', () => {
    const { shown, banner, queue, ask } = aPage();
    ask('a');
    queue.release('a');
    ask('b');
    ask('b', { isAutomatic: false });
    banner.close();
    expect(shown).toEqual(['b']);
  });

  it('popups on a page with an open banner wait again if the banner comes back before their turn', () => {
    const { shown, banner, queue, ask } = aPage();
    banner.close();
    ask('a');
    ask('b');
    banner.show();
    queue.release('a');
    ask('c', { place: 'top' });
    expect(shown).toEqual(['a']);
    banner.close();
    expect(shown).toContain('c');
  });
});
