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
  const emptySheet = () => {
    const element = document.createElement('style');
    const replaceSync = (css: string): void => void (element.textContent = css);
    return { element, replaceSync };
  };
  class Sheet {
    readonly element: HTMLStyleElement;
    readonly replaceSync: (css: string) => void;
    constructor() {
      ({ element: this.element, replaceSync: this.replaceSync } = emptySheet());
    }
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    value: {
      includes(sheet: Sheet) {
        // Our code keeps its sheet, which the tests of another file may have made.
        if (!(sheet instanceof Sheet)) Object.assign(sheet, emptySheet());
        return sheet.element.isConnected;
      },
      push: ({ element }: Sheet) => document.head.append(element),
    },
  });
}
