import { afterEach, expect, it } from 'vitest';
import { createGuard } from '@beckon/host-page/guard';
import { createListen } from '@beckon/host-page/listen';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { whenPageReady } from './page-load.ts';

const listen = createListen(
  createGuard((error) => {
    throw error;
  }),
);

afterEach(() => {
  Reflect.deleteProperty(window, 'poptinAfterPageLoad');
  Reflect.deleteProperty(document, 'body');
  Reflect.deleteProperty(document, 'readyState');
});

it('the page-load check continues at once if there is a body', () => {
  let times = 0;
  whenPageReady({ window, clock: fakeClock(), listen }, () => {
    times += 1;
  });
  expect(times).toBe(1);
});

it('the page-load check looks again after a second if there is no body yet, and continues once', () => {
  const clock = fakeClock();
  let times = 0;
  let body: HTMLElement | null = null;
  Object.defineProperty(document, 'body', { configurable: true, get: () => body });
  whenPageReady({ window, clock, listen }, () => {
    times += 1;
  });
  expect(times).toBe(0);
  body = document.createElement('body');
  clock.pass(1_000);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(times).toBe(1);
});

it('the page-load check waits for the load event if the page requests that', () => {
  let times = 0;
  Object.assign(window, { poptinAfterPageLoad: true });
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'interactive' });
  whenPageReady({ window, clock: fakeClock(), listen }, () => {
    times += 1;
  });
  expect(times).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(times).toBe(1);
});
