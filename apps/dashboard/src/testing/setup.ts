import { cleanup, configure } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { afterEach } from 'vitest';
import { printPageOnFailure } from './print-page-on-failure.ts';
import { expectAnswersByContract } from './check-answer.ts';

// Pages are loaded lazily. On a busy machine, the first page of a test file takes long.
configure({ asyncUtilTimeout: 10_000 });
printPageOnFailure();

afterEach(() => {
  notifications.clean();
  cleanup();
  sessionStorage.clear();
  expectAnswersByContract();
});

// Browser functions that Mantine needs and jsdom does not have.
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
globalThis.createImageBitmap = async () => ({ width: 100, height: 100, close() {} });

/** Reports no element as visible, so that thumbnails are not rendered. */
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
// Test files share one document. `configurable` allows the next file to define this again.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

// The editor calls this to find the elements under the pointer.
Object.defineProperty(document, 'elementsFromPoint', { configurable: true, value: () => [] });
