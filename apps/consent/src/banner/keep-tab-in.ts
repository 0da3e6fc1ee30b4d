import type { Listen } from '../page/listen.ts';
import { wrapTab } from './focus.ts';

/** Keeps the Tab key in the banner as long as it covers the page. */
export function keepTabIn(banner: HTMLElement, listen: Listen): void {
  const { ownerDocument: document } = banner;
  listen(
    document,
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Tab') return;
      if (!document.body.classList.contains('cmplz-banner-active')) return;
      const target = wrapTab(banner, document.activeElement, event.shiftKey);
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    },
    true,
  );
}
