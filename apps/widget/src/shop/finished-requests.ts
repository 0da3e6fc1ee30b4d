/**
 * Reports the address of each fetch or XMLHttpRequest that the page has finished, by the browser's
 * own resource timing: the host page's functions stay as they are. Where the browser has none,
 * nothing is reported.
 */
export function onRequestFinished(handler: (url: string) => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (
        entry instanceof PerformanceResourceTiming &&
        (entry.initiatorType === 'fetch' || entry.initiatorType === 'xmlhttprequest')
      )
        handler(entry.name);
    }
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
