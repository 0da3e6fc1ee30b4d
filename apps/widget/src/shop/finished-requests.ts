/**
 * Reports the address of each fetch or XMLHttpRequest that the page has finished. Uses the
 * browser's resource timing, so that the host page's functions stay unchanged. Reports nothing in
 * browsers without it.
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
