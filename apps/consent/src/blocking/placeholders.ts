import type { NoticeSettings } from '../settings/from-notice-settings.ts';
import { addClass } from './add-class.ts';
import { WITHOUT_NOTICE } from './blocked-elements.ts';
import { containerOf, keepContainer, noticePlaceOf } from './containers.ts';
import { HELD_BACK } from './held-back.ts';
import { watchLeaving } from './leaving.ts';
import { createNotice } from './notice.ts';
import { boxInPlaceOf } from './own-box.ts';
import { createShortTasks, type ShortTasksDeps } from './short-tasks.ts';

/** Boxes, notices and pictures in place of blocked content. docs/behaviour/consent.md#notices */
export interface Placeholders {
  /**
   * Handles what was added to the page since the last call, in several tasks if there are thousands
   * of elements. Content that has consent gets no notice.
   */
  look(): void;
  /** Call this when the width of the boxes may have changed. */
  resize(): void;
}

interface PlaceholdersDeps extends ShortTasksDeps {
  readonly document: Document;
  /** Where content may wait: the document, and shadow roots. */
  readonly trees: readonly ParentNode[];
  readonly settings: NoticeSettings;
  /** Called for each notice, to load the styles of notices in the document or the shadow root. */
  readonly prepareTree: (tree: Node) => void;
  /** Content of an unknown category waits for marketing. */
  readonly categoryOf: (name: string | null) => string;
  /** The names come from the element; an empty text means that it has none. */
  readonly hasConsent: (service: string, category: string) => boolean;
}

/** Values that stay the same during one task. */
interface Look {
  /** The boxes that are already marked. */
  readonly boxes: Set<HTMLElement>;
  readonly hasConsent: (element: Element) => boolean;
}

const BOX = 'cmplz-blocked-content-container';
const BOX_NUMBER = 'data-placeholder_class_index';

export function createPlaceholders(deps: PlaceholdersDeps): Placeholders {
  const { document } = deps;
  const markBox = createBoxMarker();
  const ratios = new Map<HTMLElement, number>();
  const showInView = createPictureLoader(document, ratios);
  const treat = (element: HTMLElement, { boxes, hasConsent }: Look): void => {
    if (element.matches('.cmplz-activated')) return;
    nameCategory(element, deps);
    if (hasConsent(element)) return;
    const container = element.hasAttribute(HELD_BACK)
      ? boxInPlaceOf(element)
      : containerOf(element);
    if (container === null) {
      // The page hides this frame now, and may show it later.
      element.classList.remove('cmplz-processed');
      return;
    }
    keepContainer(element, container);
    if (!boxes.has(container)) markBox(container);
    boxes.add(container);
    const picture = element.getAttribute('data-placeholder-image');
    if (picture !== null) {
      container.setAttribute('data-placeholder-image', picture);
      showInView(container);
    }
    addNotice(element, container);
  };
  let found: Iterator<HTMLElement, undefined> = [].values();
  let look: Look;
  const treatNext = (): boolean => {
    const element = found.next().value;
    if (element === undefined) return false;
    addClass(element, 'cmplz-processed');
    treat(element, look);
    return true;
  };
  const treatSome = (): void => {
    look = { boxes: new Set(), hasConsent: askOnce(deps) };
    treatInTurn();
  };
  const treatInTurn = createShortTasks(deps, treatNext, treatSome);
  const lookAround = (): void => {
    // This also finds elements that are left from the last call.
    found = blockedIn(deps.trees);
    treatSome();
  };
  const addNotice = createNoticeAdder(
    deps,
    watchLeaving(() => deps.soon(lookAround)),
  );
  return {
    look: lookAround,
    resize() {
      for (const [container, ratio] of ratios) setHeight(container, ratio);
    },
  };
}

/** A box gets one notice, however many elements are in it. */
function createNoticeAdder(
  deps: PlaceholdersDeps,
  watch: (tree: Node) => void,
): (element: HTMLElement, container: HTMLElement) => void {
  const newNotice = createNotices(deps);
  const notices = new WeakMap<HTMLElement, Node>();
  /** Stores the result, so that a box with thousands of elements is not searched for each of them. */
  const hasNotice = (scope: HTMLElement): boolean =>
    notices.get(scope)?.isConnected ??
    scope.querySelector('.cmplz-blocked-content-notice') !== null;
  return (element, container) => {
    const scope = noticePlaceOf(container);
    if (scope === null || hasNotice(scope)) return;
    const tree = scope.getRootNode();
    deps.prepareTree(tree);
    watch(tree);
    const notice = newNotice(
      element.getAttribute('data-category') ?? 'marketing',
      element.getAttribute('data-service') ?? 'general',
    );
    notices.set(scope, notice);
    scope.append(notice);
  };
}

/** Names the category, because consent releases what has the name of its category. */
function nameCategory(element: Element, { categoryOf }: PlaceholdersDeps): void {
  const name = element.getAttribute('data-category');
  const category = categoryOf(name);
  if (category !== name) element.setAttribute('data-category', category);
}

function* blockedIn(trees: readonly ParentNode[]): Generator<HTMLElement, undefined> {
  for (const tree of trees) yield* tree.querySelectorAll<HTMLElement>(WITHOUT_NOTICE);
}

/**
 * Marks boxes by attributes. `classList` or `dataset` would create another object for each of
 * thousands of boxes.
 */
function createBoxMarker(): (container: HTMLElement) => void {
  let count = 0;
  return (container) => {
    if (container.hasAttribute(BOX_NUMBER)) {
      container.classList.add(BOX);
      return;
    }
    count += 1;
    container.setAttribute(BOX_NUMBER, String(count));
    addClass(container, `cmplz-placeholder-${count} ${BOX}`);
  };
}

/** All notices of a service are alike, so each is a copy of the first one. */
function createNotices({
  document,
  settings,
}: PlaceholdersDeps): (category: string, service: string) => Node {
  const models = new Map<string, Node>();
  return (category, service) => {
    const key = `${category} ${service}`;
    const model = models.get(key) ?? createNotice(document, settings, { category, service });
    models.set(key, model);
    return model.cloneNode(true);
  };
}

/** Checks each service and category only once, so that cookies are not read for each element. */
function askOnce({ hasConsent }: PlaceholdersDeps): Look['hasConsent'] {
  const answers = new Map<string, boolean>();
  return (element) => {
    const service = element.getAttribute('data-service') ?? '';
    const category = element.getAttribute('data-category') ?? '';
    const key = `${category} ${service}`;
    const answer = answers.get(key) ?? hasConsent(service, category);
    answers.set(key, answer);
    return answer;
  };
}

/** Pictures are loaded when their box comes into view. */
function createPictureLoader(
  document: Document,
  ratios: Map<HTMLElement, number>,
): (container: HTMLElement) => void {
  const show = (container: HTMLElement): void => {
    const address = container.dataset['placeholderImage'] ?? '';
    if (!/^(https?:\/\/|\/|data:image\/)/.test(address)) return;
    container.style.setProperty('background-image', `url(${JSON.stringify(address)})`, 'important');
    // This picture is used for everything, so its shape says nothing about the content.
    if (address.includes('placeholder.jpg')) return;
    const picture = document.createElement('img');
    picture.addEventListener('load', () => {
      if (!container.classList.contains(BOX)) return;
      const ratio = picture.naturalHeight / picture.naturalWidth;
      if (!(ratio > 0)) return;
      ratios.set(container, ratio);
      setHeight(container, ratio);
    });
    picture.src = address;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      show(target);
    }
  });
  return (container) => observer.observe(container);
}

function setHeight(container: HTMLElement, ratio: number): void {
  if (!container.classList.contains(BOX)) return;
  container.style.height = `${Math.round(container.clientWidth * ratio)}px`;
}
