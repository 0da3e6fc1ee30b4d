import type { Listen } from '../page/listen.ts';
import { crossOf } from './controls.ts';
import { wrapTab } from './focus.ts';

/**
 * Keeps the Tab key in the banner as long as it covers the page. Escape then closes the banner also
 * after a click beside it, which takes the focus away.
 */
export function keepTabIn(banner: HTMLElement, listen: Listen): void {
  const { ownerDocument: document } = banner;
  listen(
    document,
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (!document.body.classList.contains('cmplz-banner-active')) return;
      if (event.key === 'Escape' && !banner.contains(document.activeElement))
        crossOf(banner)?.click();
      if (event.key !== 'Tab') return;
      const target = wrapTab(banner, document.activeElement, event.shiftKey);
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    },
    true,
  );
}
