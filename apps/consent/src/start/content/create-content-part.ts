import { inNextTask } from '@beckon/host-page/next-task';
import {
  type ConsentAreas,
  createConsentAreas,
  WAITING_AREA,
} from '../../blocking/consent-areas.ts';
import { createPlaceholders } from '../../blocking/placeholders.ts';
import { createRelease } from '../../blocking/release.ts';
import { createReleaseQueue } from '../../blocking/release-queue.ts';
import { createScriptRunner, runnableIn } from '../../blocking/script-runner.ts';
import { createAddressChecks } from '../../blocking/web-address.ts';
import { type Wanted, WORDPRESS_VIDEO } from '../../blocking/blocked-elements.ts';
import { createGetAnswer } from '../../calls/get-answer.ts';
import { readHtml } from '../../calls/read-answers.ts';
import { type Category, isCategory } from '../../consent/category.ts';
import { useTrust } from '../../page/trusted.ts';
import { fromNoticeSettings, type NoticeSettings } from '../../settings/from-notice-settings.ts';
import { FAILURE_REPORT_MS, RESIZE_REST_MS } from '../../timings.ts';
import type { ContentDeps, ContentPart, PartDeps } from '../page-parts.ts';
import type { PageTools } from '../page-tools.ts';

/** Creates the part for notices over blocked content, consent areas and WordPress's videos. */
export function createPart(deps: ContentDeps): ContentPart {
  const { tools, session } = deps;
  const { window, document, nonce } = tools;
  useTrust(tools.trust());
  const { callsUrl } = session.settings;
  const get = createGetAnswer(tools);
  const settings = fromNoticeSettings(session.raw);
  const shortTasks = shortTasksOf(tools);
  const placeholders = createPlaceholders({
    ...shortTasks,
    trees: tools.trees,
    settings,
    prepareTree: treePreparation(deps, settings),
    categoryOf,
    hasConsent: (service, category) => session.hasService(service, categoryOf(category)),
  });
  const checks = createAddressChecks(document.baseURI);
  const runner = createScriptRunner({
    ...shortTasks,
    isWebAddress: checks.isWebAddress,
    nonce,
    onAllRan: deps.onAllRan,
    onFailure: (source) => reportFailure(window, source),
  });
  const areas = createConsentAreas({
    document,
    runScripts(area) {
      runner.run(runnableIn(area));
      runner.settle();
    },
    load: (...names) =>
      get(`${callsUrl}consent-area/${names.map(encodeURIComponent).join('/')}`, readHtml),
  });
  const release = createRelease({ document, isHarmless: checks.isHarmless });
  const queue = createReleaseQueue({ ...shortTasks, release, runner });
  openAreasByClick(deps, areas);
  watchSize(tools, () => {
    placeholders.look();
    placeholders.resize();
  });
  return {
    look: placeholders.look,
    settle: queue.end,
    releaseWanted(wanted) {
      queue.add(only(deps.findWaiting(wanted), wanted));
      const isAllowed = (category: string | undefined, service = ''): boolean =>
        'category' in wanted
          ? category === wanted.category && !session.isDenied(service)
          : service === wanted.service;
      areas.fill(({ dataset }) => isAllowed(dataset['category'], dataset['service']));
      if (document.querySelector(WORDPRESS_VIDEO) === null) return;
      void deps
        .loadSeldom()
        .then((seldom) => seldom?.releaseVideos(isAllowed))
        .catch(tools.report);
    },
  };
}

/** Leaves out what is of another category. The part is asked for more than that: see UNKNOWN. */
function* only(
  found: Iterator<HTMLElement, undefined>,
  wanted: Wanted,
): Generator<HTMLElement, undefined> {
  for (let next = found.next(); !next.done; next = found.next())
    if (isOf(wanted, next.value)) yield next.value;
}

/** Whether the element is of the wanted category or service. Scripts of other tools may be neither. */
function isOf(wanted: Wanted, { dataset: { category, service } }: HTMLElement): boolean {
  if ('service' in wanted) return true;
  return (category ?? service) !== undefined && categoryOf(category) === wanted.category;
}

/** Content of an unknown category waits for marketing. */
function categoryOf(name: string | null | undefined): Category {
  return isCategory(name) ? name : 'marketing';
}

/** Brings what notices need: their styles, and in a shadow root also their controls. */
function treePreparation(
  { tools, look, loadSeldom }: PartDeps,
  { pageStyles }: NoticeSettings,
): (tree: Node) => void {
  return (tree) => {
    void look.styles(pageStyles);
    if (tree instanceof ShadowRoot)
      void loadSeldom()
        .then((seldom) => seldom?.prepareTree(tree))
        .catch(tools.report);
  };
}

function shortTasksOf({ document, clock, guard }: PageTools) {
  return {
    document,
    now: clock.now,
    soon: (run: () => void): void => inNextTask(guard(run)),
  };
}

function openAreasByClick({ tools, session }: PartDeps, areas: ConsentAreas): void {
  tools.listen(tools.document, 'click', (event) => {
    const area = event.target instanceof Element ? event.target.closest(WAITING_AREA) : null;
    if (!(area instanceof HTMLElement)) return;
    const { service } = area.dataset;
    if (!areas.retry(area)) {
      if (service === undefined) return;
      session.act({ type: 'open-area', service });
    }
    event.preventDefault();
  });
}

function watchSize({ window, listen, clock }: PageTools, run: () => void): void {
  let stop: (() => void) | undefined;
  listen(window, 'resize', () => {
    stop?.();
    stop = clock.after(RESIZE_REST_MS, run);
  });
}

/**
 * Reports a failed script as an error of the page, so that its developers see it with other errors.
 * Not while the visitor leaves the page: Firefox aborts its requests before it notifies the page.
 */
function reportFailure(window: Window, source: string): void {
  window.setTimeout(() => {
    throw new Error(`Something went wrong while loading ${source}`);
  }, FAILURE_REPORT_MS);
}
