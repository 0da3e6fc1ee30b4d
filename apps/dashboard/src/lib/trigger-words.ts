const WORDS: Readonly<Record<string, string>> = {
  exit: 'about to leave',
  time: 'time on the page',
  time_on_site: 'time on the website',
  scroll: 'scrolled far enough',
  page_clicks: 'clicks on the page',
  nth_page: 'pages visited',
  inactivity: 'no activity',
  adblock: 'ad blocker found',
  shopify_cart: 'Shopify cart',
  wix_cart: 'Wix cart',
  click: 'clicked a link or button',
  preview: 'preview',
  auto_pilot: 'automatic timing',
  event: 'event from the page',
  embedded: 'embedded in the page',
  teaser: 'opened the teaser',
  landing: 'landing page',
  on_load: 'page loaded',
  x_click: 'Close button',
  cancel_click: 'Skip button',
  auto_close: 'Closed by itself',
  bg_click: 'Click outside',
  timer: 'Timer ran out',
  escape: 'Escape key',
  link_click: 'Followed a link',
  converted: 'After converting',
  redirected: 'Sent to another page',
  page_changed: 'Went to another page',
  api: 'Closed by the page',
};

/** A reason of showing or closing in plain words; one that we do not know stays as it is. */
export function triggerWords(trigger: string): string {
  return WORDS[trigger] ?? trigger.replaceAll('_', ' ');
}
