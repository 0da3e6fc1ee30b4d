import { describe, expect, it } from 'vitest';
import { createDisplayQueue } from './display-queue.ts';

describe('the display queue', () => {
  it('lets one exclusive popup stand at a time, and the next when its slot is freed', () => {
    const shown: string[] = [];
    const queue = createDisplayQueue();
    queue.ask({ id: 'a', type: 'lightbox' }, () => shown.push('a'));
    queue.ask({ id: 'b', type: 'gamified' }, () => shown.push('b'));
    queue.ask({ id: 'c', type: 'fullpage' }, () => shown.push('c'));
    expect(shown).toEqual(['a']);
    queue.release('a');
    expect(shown).toEqual(['a', 'b']);
    queue.release('b');
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('lets bars and side widgets stand beside it', () => {
    const shown: string[] = [];
    const queue = createDisplayQueue();
    queue.ask({ id: 'a', type: 'lightbox' }, () => shown.push('a'));
    queue.ask({ id: 'bar', type: 'bar' }, () => shown.push('bar'));
    queue.ask({ id: 'side', type: 'sside' }, () => shown.push('side'));
    queue.release('bar');
    expect(shown).toEqual(['a', 'bar', 'side']);
  });

  it('asks the next one when the first gives its turn back', () => {
    const shown: string[] = [];
    const queue = createDisplayQueue();
    queue.ask({ id: 'a', type: 'lightbox' }, () => shown.push('a'));
    queue.ask({ id: 'b', type: 'lightbox' }, () => queue.release('b'));
    queue.ask({ id: 'c', type: 'lightbox' }, () => shown.push('c'));
    queue.release('a');
    expect(shown).toEqual(['a', 'c']);
  });

  it('forgets a popup that left while it waited, and never grants twice', () => {
    const shown: string[] = [];
    const queue = createDisplayQueue();
    queue.ask({ id: 'a', type: 'lightbox' }, () => shown.push('a'));
    queue.ask({ id: 'a', type: 'lightbox' }, () => shown.push('a again'));
    queue.ask({ id: 'b', type: 'lightbox' }, () => shown.push('b'));
    queue.ask({ id: 'b', type: 'lightbox' }, () => shown.push('b again'));
    queue.release('b');
    queue.release('a');
    expect(shown).toEqual(['a']);
  });
});
