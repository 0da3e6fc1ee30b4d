import { vi } from 'vitest';
import { createTrust } from '../../page/trust.ts';
import { useTrust } from '../../page/trusted.ts';

useTrust(createTrust(window));

/** Puts html into the page in which the test runs. */
export function body(html: string): void {
  document.body.innerHTML = html;
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** A clock that does not move, so that everything is done in one task. */
export const page = {
  document,
  trees: [document],
  categoryOf: (name: string | null): string => name ?? 'marketing',
  now: () => 0,
  soon: (run: () => void): void => run(),
};

/** A text that closes any attribute, element or selector into which it is inserted. */
export const HOSTILE = `"><img src=x onerror=alert(1)>'] , *[x="`;

/** Adds an observer to the test's browser, which has none. No box comes into view. */
export function nothingInView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = vi.fn();
    },
  );
}

/** Adds style sheets without an element to the test's browser, which has none. */
export function sheetsWithoutElement(): void {
  class Sheet {
    readonly element = document.createElement('style');
    replaceSync(css: string): void {
      this.element.textContent = css;
    }
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    value: {
      includes: ({ element }: Sheet) => element.isConnected,
      push: ({ element }: Sheet) => document.head.append(element),
    },
  });
}
