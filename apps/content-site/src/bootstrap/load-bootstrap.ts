import { readObject } from '@beckon/host-page/page/foreign-object';
import { parseUrl } from '@beckon/host-page/parse-url';
import type { PageTools } from '../page/page-tools.ts';
import { plainlyClicked } from '../page/plain-click.ts';
import { BOOTSTRAP_GLOBAL, BOOTSTRAP_MARKUP } from './markup.ts';
import { readUsedParts } from './read-used-parts.ts';
import type { UsedParts } from './used-parts.ts';

/** File name of the module that lists the parts. The build sets it. */
declare const __BOOTSTRAP_FILE__: string;

/** Loads Bootstrap if the page has markup for it. docs/behaviour/content-site.md#bootstrap */
export interface Bootstrap {
  look(): void;
}

export function createBootstrap(
  tools: PageTools,
  importModule: (address: string) => Promise<unknown>,
): Bootstrap {
  const { window, document, report, options } = tools;
  let parts: UsedParts | undefined;
  let coming: Promise<void> | undefined;
  let again = '';
  /** True if the page asked for another check while a part was loading. */
  let looksAgain = false;
  const bring = async (): Promise<void> => {
    const address = parseUrl(`content-site-parts/${__BOOTSTRAP_FILE__}`, options.scriptUrl);
    if (address === undefined)
      throw new Error('Bootstrap: the script does not know its own address');
    parts ??= readUsedParts(await importModule(address.href + again), { window, report });
    await parts?.look();
  };
  // If the page has its own Bootstrap, ours stays off: both would react to the same markup, and
  // would open and close at once.
  const isLeftToPage = (): boolean =>
    !options.usesBootstrap || (parts === undefined && hasBootstrap(window));
  keepEarlyClicks(tools, () => coming);
  const bootstrap: Bootstrap = {
    look() {
      looksAgain = coming !== undefined;
      if (looksAgain || isLeftToPage() || !document.querySelector(BOOTSTRAP_MARKUP)) return;
      coming = bring()
        .catch((error: unknown) => {
          // Chromium does not request a module again after a failure, unless the fragment differs.
          again += '#';
          report(error);
        })
        .finally(() => {
          coming = undefined;
          if (looksAgain) bootstrap.look();
        });
    },
  };
  return bootstrap;
}

/** An element with the id `bootstrap` is a property of the window, too, so elements are ignored. */
function hasBootstrap(window: Window): boolean {
  const found = readObject(window, BOOTSTRAP_GLOBAL);
  return found !== undefined && !(found instanceof Element);
}

/**
 * Delays clicks on elements whose part is still loading, and repeats them after loading. Several
 * clicks are repeated once, because a second one would close what the first one opened.
 */
function keepEarlyClicks(
  { document, listen }: PageTools,
  coming: () => Promise<void> | undefined,
): void {
  const kept = new Set<HTMLElement>();
  listen(
    document,
    'click',
    (event) => {
      const toggle = plainlyClicked(event, '[data-bs-toggle]');
      const wait = toggle && coming();
      if (!wait) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (kept.has(toggle)) return;
      kept.add(toggle);
      void wait.then(() => {
        kept.delete(toggle);
        toggle.click();
      });
    },
    { capture: true, passive: false },
  );
}
