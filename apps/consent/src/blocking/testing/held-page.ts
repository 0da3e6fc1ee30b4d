import { afterEach, beforeEach } from 'vitest';
import { holdBack } from '../hold-back.ts';
import { keepPrototypes } from './keep-prototypes.ts';

/** The address of content of the service `ads`. */
export const AD = 'https://ads.test/frame?x=1';
export const ADS = [{ service: 'ads', category: 'marketing', patterns: ['ads.test'] }];

/** A page whose unmarked content waits for consent. Each test of the file starts with an empty one. */
export function heldPage() {
  const trees: ParentNode[] = [];
  let holding: MutationObserver;
  let isAllowed = false;
  let restorePrototypes: () => void;
  const start = (rules: typeof ADS = ADS): void => {
    trees.splice(0);
    restorePrototypes = keepPrototypes();
    holding = holdBack({ window, trees, rules, isAllowed: () => isAllowed });
  };
  const stop = (): void => {
    holding.disconnect();
    restorePrototypes();
  };
  beforeEach(() => {
    document.body.innerHTML = '';
    isAllowed = false;
    start();
  });
  afterEach(stop);
  return {
    trees,
    start,
    stop,
    allow: (isIt = true): void => void (isAllowed = isIt),
    async parse(html: string): Promise<void> {
      const isSeen = seen();
      document.body.innerHTML = html;
      await isSeen;
    },
  };
}

/**
 * Resolves when `holdBack` has seen what changes on the page now. Observers are called in the order
 * in which they were made, so it was called before this one.
 */
export function seen(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** The only frame of the page. */
export function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe');
  if (found === null) throw new Error('no frame');
  return found;
}
