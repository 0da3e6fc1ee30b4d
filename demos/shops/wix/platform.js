/**
 * Imitates the analytics API of Wix sites. It appears some time after other scripts have started,
 * or only when the visitor presses a button. A new handler also gets the events since the page was
 * opened.
 */
(() => {
  const happened = [];
  const handlers = [];
  const track = (name, details) => {
    happened.push([name, details]);
    for (const handler of handlers) handler(name, details);
  };
  const bringAnalytics = () => {
    window.wixDevelopersAnalytics = {
      register(_app, handler) {
        handlers.push(handler);
        for (const [name, details] of happened) handler(name, details);
      },
    };
    window.dispatchEvent(new Event('wixDevelopersAnalyticsReady'));
  };
  window.demoWix = { track, bringAnalytics };
  if (!document.cookie.split('; ').includes('demo-analytics=held')) setTimeout(bringAnalytics, 300);
})();
