import { findBlocked, isHeldScript } from '../blocking/blocked-elements.ts';
import { createScriptRunner } from '../blocking/script-runner.ts';
import { isCategory } from '../consent/category.ts';
import { isServiceDenied } from '../consent/has-consent.ts';
import type { Parts } from './load-parts.ts';
import type { BlockedContent, ContentPart, PartDeps, Wanted } from './page-parts.ts';
import type { PageTools } from './page-tools.ts';

/** Anything on a page that only works with the content's part. */
const NEEDS_PART =
  '.cmplz-image,.cmplz-placeholder-element,.cmplz-consent-area.cmplz-placeholder,.cmplz-wp-video';

/** Puts together all that waits for consent on this page. docs/behaviour/consent.md#blocked-content */
export function createBlockedContent({ tools, session }: PartDeps, parts: Parts): BlockedContent {
  const { window, document, nonce, report } = tools;
  let part: ContentPart | undefined;
  const withPart = (use: (loaded: ContentPart) => void): void => {
    if (part !== undefined) use(part);
    else
      void parts
        .content()
        .then((loaded) => {
          part = loaded;
          if (loaded !== undefined) use(loaded);
        })
        .catch(report);
  };
  const isNeeded = (): boolean => part !== undefined || document.querySelector(NEEDS_PART) !== null;
  const find = (wanted: Wanted): HTMLElement[] => {
    const stored = session.cookies.read();
    return findBlocked(document, wanted).filter(
      ({ dataset: { service } }) => service === undefined || !isServiceDenied(service, stored),
    );
  };
  const runner = createScriptRunner({
    document,
    nonce,
    onAllRan: (category) =>
      document.dispatchEvent(new CustomEvent('cmplz_run_after_all_scripts', { detail: category })),
    onFailure: (source) => reportFailure(window, source),
  });
  const activate = (wanted: Wanted): void => {
    const found = find(wanted);
    const scripts = found.filter(isHeldScript);
    runner.run(scripts, 'category' in wanted ? wanted.category : '');
    // Frames, pictures and styles; what was denied meanwhile is not among those found then.
    if (found.length > scripts.length || isNeeded())
      withPart((loaded) => loaded.activate(wanted, find(wanted)));
  };
  /** What came after its category or service was allowed. */
  const activateLate = (): void => {
    for (const key of session.state().active) {
      const at = key.indexOf(':');
      const name = key.slice(at + 1);
      const wanted = key.startsWith('category') ? { category: name } : { service: name };
      const isAllowed = !isCategory(name) || session.has(name);
      if (isAllowed && find(wanted).length > 0) activate(wanted);
    }
  };
  return {
    activate,
    startRound: runner.startRound,
    look() {
      if (isNeeded()) withPart((loaded) => loaded.look());
      activateLate();
    },
    cleanUp() {
      if (session.settings.isPerService) withPart((loaded) => loaded.cleanUp());
    },
  };
}

/** As an error of the page, so that its makers see it where they look for such. */
function reportFailure(window: PageTools['window'], source: string): void {
  window.setTimeout(() => {
    throw new Error(`Something went wrong (network) while loading ${source}`);
  });
}
