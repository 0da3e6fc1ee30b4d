/**
 * What Wix brings into the pages of a site: its analytics, some time after other scripts have
 * started, or only when the visitor says so. Who registers gets what happened since the page was
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
