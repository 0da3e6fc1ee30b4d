/**
 * What Wix brings into the pages of a site: its analytics, some time after other scripts have
 * started. Who registers is told what happened since the page was opened.
 */
(() => {
  const happened = [];
  const handlers = [];
  const tell = (name, details) => {
    happened.push([name, details]);
    for (const handler of handlers) handler(name, details);
  };
  window.demoWix = { tell };
  setTimeout(() => {
    window.wixDevelopersAnalytics = {
      register(_app, handler) {
        handlers.push(handler);
        for (const [name, details] of happened) handler(name, details);
      },
    };
    window.dispatchEvent(new Event('wixDevelopersAnalyticsReady'));
  }, 300);
})();
