import {
  findBlocked,
  selectorOf,
  type Wanted,
  WORDPRESS_VIDEO,
} from '../blocking/blocked-elements.ts';
import { isCategory } from '../consent/category.ts';
import { isServiceDenied } from '../consent/has-consent.ts';
import type { ConsentSession } from './consent-session.ts';
import { loadOnce, loadPart } from './load-part.ts';
import type { BlockedContent } from './page-deps.ts';
import type { ContentPart, PartDeps } from './page-parts.ts';

/** Selectors for everything that works only with the content's part. */
const NEEDS_PART = [
  '.cmplz-image',
  '.cmplz-placeholder-element',
  '.cmplz-consent-area.cmplz-placeholder',
  WORDPRESS_VIDEO,
];

/** Selects everything that is released with its category or service. */
const MARKED = '[data-category],[data-service]';

/**
 * Controls everything that waits for consent on this page. Most pages have nothing of this kind, so
 * the part that can run it is loaded only if there is some.
 * docs/behaviour/consent.md#blocked-content
 */
export function createBlockedContent(deps: PartDeps): BlockedContent {
  const { tools, session } = deps;
  let part: ContentPart | undefined;
  let isAsked = false;
  /** The category of a round whose end is not reported yet. */
  let detail: string | undefined;
  const onAllRan = (): void => {
    if (detail !== undefined) tools.fire('cmplz_run_after_all_scripts', detail);
    detail = undefined;
  };
  const endRound = (): void => (isAsked ? withPart((loaded) => loaded.settle()) : onAllRan());
  const load = loadOnce(
    async () => (part = await loadPart(tools, 'content', { ...deps, onAllRan, findWaiting })),
  );
  const withPart = (use: (loaded: ContentPart) => void): void => {
    isAsked = true;
    if (part) use(part);
    else
      void load()
        .then((loaded) => loaded && use(loaded))
        .catch(tools.report);
  };
  const has = (selector: string): boolean =>
    tools.trees.some((tree) => tree.querySelector(selector) !== null);
  /** Finds the elements whose service the visitor has not refused by its own answer. */
  const findWaiting = function* (wanted: Wanted): Generator<HTMLElement, undefined> {
    const stored = session.cookies.read();
    for (const tree of tools.trees)
      for (const element of findBlocked(tree, wanted))
        if (!isServiceDenied(element.dataset['service'] ?? '', stored)) yield element;
  };
  const isThere = (wanted: Wanted): boolean => {
    // Most pages end at the first check. Each further one takes a browser some time when it is new.
    return (
      has(MARKED) &&
      // Usually there is none, and finding all of them takes twice as long.
      has(selectorOf(wanted)) &&
      !findWaiting(wanted).next().done
    );
  };
  const releaseWanted = (wanted: Wanted): void => {
    // Everything else that the part may release is marked with its category or service.
    if (isAsked || has(WORDPRESS_VIDEO) || isThere(wanted))
      withPart((loaded) => loaded.releaseWanted(wanted));
  };
  return {
    releaseWanted(wanted) {
      detail ??= 'category' in wanted ? wanted.category : '';
      releaseWanted(wanted);
    },
    endRound,
    look() {
      // Checked one by one: browsers know which classes a page contains, but for several classes in one
      // selector they look at each element.
      if (isAsked || NEEDS_PART.some(has)) withPart((loaded) => loaded.look());
      activateLate(session, isThere, releaseWanted);
      endRound();
    },
  };
}

/** Activates content that was added after its category or service was allowed. */
function activateLate(
  session: ConsentSession,
  isThere: (wanted: Wanted) => boolean,
  release: (wanted: Wanted) => void,
): void {
  const { active, phase } = session.state();
  // While a page starts, its own decision activates services, in the expected order.
  if (phase === 'starting') return;
  for (const [service, isAllowed] of Object.entries(session.cookies.read().services))
    if (isAllowed && isThere({ service })) session.act({ type: 'enable-service', service });
  for (const key of active) {
    const name = key.slice(key.indexOf(':') + 1);
    const wanted = key.startsWith('c') ? { category: name } : { service: name };
    if ((!isCategory(name) || session.has(name)) && isThere(wanted)) release(wanted);
  }
}
