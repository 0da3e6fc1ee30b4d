/** Runs in the page. */
export function noticesStandStill() {
  const before = window.noticesBefore;
  window.noticesBefore = document.querySelectorAll('.cmplz-blocked-content-notice').length;
  return window.noticesBefore > 0 && before === window.noticesBefore;
}

/** Runs in the page. */
export function countReleased() {
  return window.n ?? document.querySelectorAll('#box img[src]').length;
}

/** Runs in the page. It uses a timer, because evaluated code does not count as a script of the page. */
export function releaseByUs() {
  setTimeout(() => window.cmplz_enable_category('marketing'));
}

/** Runs in the page. */
export function releaseByLoop(kind) {
  setTimeout(() => {
    const held = document.querySelectorAll(kind === 'scripts' ? '#box script' : '#box img');
    for (const element of held) {
      if (kind === 'scripts') {
        const script = document.createElement('script');
        script.textContent = element.textContent;
        document.head.append(script);
      } else element.setAttribute('src', '/p');
    }
  });
}
