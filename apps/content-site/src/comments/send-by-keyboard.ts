import type { PageTools } from '../page/page-tools.ts';
import { TIMINGS } from '../timings.ts';

const FORM = '#commentform';
const SUBMIT = 'input[type="submit"], button[type="submit"], button:not([type])';

/**
 * Ctrl or Cmd with Enter presses the submit button of the comment form. It does so once: not while
 * the key is held down, and not while the form is being sent.
 */
export function sendByKeyboard(tools: PageTools, isOurs: () => boolean): void {
  const { window, document, listen, clock } = tools;
  let isSending = false;
  listen(window, 'submit', (event) => {
    if (event.defaultPrevented || !formAround(event.target)) return;
    isSending = true;
    clock.after(TIMINGS.sending, () => {
      isSending = false;
    });
  });
  // A page that was restored from the browser's cache has finished sending.
  listen(window, 'pageshow', () => {
    isSending = false;
  });
  listen(
    document,
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || !asksToSend(event)) return;
      if (!isOurs() || document.activeElement?.tagName === 'A') return;
      const button = formAround(event.target)?.querySelector<HTMLElement>(SUBMIT);
      if (!button) return;
      event.preventDefault();
      if (!isSending && !event.repeat) button.click();
    },
    { passive: false },
  );
}

function asksToSend(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing;
}

function formAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(FORM) : null;
}
