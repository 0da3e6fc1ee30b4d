import { vi } from 'vitest';
import { createTrust } from '../../page/trust.ts';
import { useTrust } from '../../page/trusted.ts';

useTrust(createTrust(window));

/** Fills the page that the test runs in. */
export function body(html: string): void {
  document.body.innerHTML = html;
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** A clock that stands still: all is done in one task. */
export const page = { document, now: () => 0, soon: (run: () => void): void => run() };

/** Closes any attribute, element or selector that it is put into. */
export const HOSTILE = `"><img src=x onerror=alert(1)>'] , *[x="`;

/** An observer for the test's browser, which has none: no box comes into view. */
export function nothingInView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = vi.fn();
    },
  );
}
