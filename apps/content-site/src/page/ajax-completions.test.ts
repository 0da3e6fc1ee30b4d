import { afterEach, expect, test, vi } from 'vitest';
import { aPage } from '../testing/a-page.ts';
import { onAjaxCompleted } from './ajax-completions.ts';

type Report = (list: { getEntries(): { initiatorType: string }[] }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fake of the browser's list of loaded resources. Call the result to report one resource. */
function reportingBrowser(): (initiatorType: string) => void {
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
  return (initiatorType) =>
    reports.forEach((report) => report({ getEntries: () => [{ initiatorType }] }));
}

test('fetch and XMLHttpRequest count as AJAX calls, pictures and scripts do not', () => {
  const loaded = reportingBrowser();
  const handler = vi.fn();
  onAjaxCompleted(aPage(''), handler);
  for (const kind of ['img', 'script', 'css', 'fetch', 'link', 'xmlhttprequest']) loaded(kind);
  expect(handler).toHaveBeenCalledTimes(2);
});

test('jQuery’s completed requests are reported when the page has jQuery', () => {
  reportingBrowser();
  const heard: Record<string, () => void> = {};
  const jQuery = vi.fn(() => ({ on: (name: string, run: () => void) => (heard[name] = run) }));
  vi.stubGlobal('jQuery', jQuery);
  const handler = vi.fn();
  onAjaxCompleted(aPage(''), handler);
  heard['ajaxComplete']?.();
  expect(jQuery).toHaveBeenCalledWith(document);
  expect(handler).toHaveBeenCalledTimes(1);
});

test.each([
  undefined,
  () => null,
  { fn: {} },
  () => {
    throw new Error('not jQuery');
  },
])('a page without jQuery, or with another value of that name, causes no error', (jQuery) => {
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal('jQuery', jQuery);
  expect(() => onAjaxCompleted(aPage(''), () => undefined)).not.toThrow();
});
