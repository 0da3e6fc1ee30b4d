import { afterEach, expect, test, vi } from 'vitest';
import { createGuard } from '../guard.ts';
import { onRequestFinished } from './finished-requests.ts';

interface Loaded {
  readonly name: string;
  readonly initiatorType: string;
}
type Report = (list: { getEntries(): readonly Loaded[] }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fake of the browser's list of loaded resources. Call the result to report some. */
function reportingBrowser(): (...loaded: readonly Loaded[]) => void {
  const reports: Report[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: Report) {
        reports.push(report);
      }
      observe(): void {}
    },
  );
  return (...loaded) => reports.forEach((report) => report({ getEntries: () => loaded }));
}

const CALLS = ['fetch', 'img', 'script', 'xmlhttprequest', 'css'].map((initiatorType) => ({
  name: `https://shop.test/${initiatorType}`,
  initiatorType,
}));

test('the addresses of fetch and XMLHttpRequest are reported, those of pictures and scripts are not', () => {
  const load = reportingBrowser();
  const urls: string[] = [];
  onRequestFinished(window, createGuard(vi.fn()), (url) => urls.push(url));
  load(...CALLS);
  expect(urls).toEqual(['https://shop.test/fetch', 'https://shop.test/xmlhttprequest']);
});

test('an error in the handler does not reach the page, and the next request is reported, too', () => {
  const load = reportingBrowser();
  const report = vi.fn();
  const handler = vi.fn(() => {
    throw new Error('ours');
  });
  onRequestFinished(window, createGuard(report), handler);
  expect(() => load(...CALLS)).not.toThrow();
  expect([handler.mock.calls.length, report.mock.calls.length]).toEqual([2, 2]);
});

test('nothing is reported in a browser that does not report what it has loaded', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(() => onRequestFinished(window, createGuard(vi.fn()), vi.fn())).not.toThrow();
});
