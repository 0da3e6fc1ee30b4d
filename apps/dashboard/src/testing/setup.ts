import { cleanup, configure } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { afterEach } from 'vitest';
import { printPageOnFailure } from './print-page-on-failure.ts';
import { expectAnswersByContract } from './check-answer.ts';

// Pages are loaded lazily; on a busy machine the first one of a file takes its time.
configure({ asyncUtilTimeout: 10_000 });
printPageOnFailure();

afterEach(() => {
  notifications.clean();
  cleanup();
  expectAnswersByContract();
});

// What Mantine asks of a browser and jsdom does not have.
Object.defineProperty(globalThis, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
});

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoResizeObserver;
Element.prototype.scrollIntoView = () => {};
globalThis.scrollTo = () => {};

/** Nothing is ever in sight: thumbnails stay undrawn. */
class NoIntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.IntersectionObserver = NoIntersectionObserver;
// Files share one document: what is defined here is defined again before each of them.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

// What the editor asks under the pointer.
Object.defineProperty(document, 'elementsFromPoint', { configurable: true, value: () => [] });
