import type { NoticeSettings } from '../settings/from-notice-settings.ts';
import { containerOf } from './release.ts';
import { createNotice } from './notice.ts';

/** Boxes, notices and pictures in the place of blocked content. docs/behaviour/consent.md#notices */
export interface Placeholders {
  /** Treats what has come to the page since the last time; what has consent gets no notice. */
  look(): void;
  /** The width of the boxes may have changed. */
  resize(): void;
}

interface PlaceholdersDeps {
  readonly document: Document;
  readonly settings: NoticeSettings;
  /** Called for each notice. */
  readonly bringStyles: () => void;
  readonly isReleased: (element: HTMLElement) => boolean;
}

const BLOCKED =
  '.cmplz-image:not(.cmplz-processed),.cmplz-placeholder-element:not(.cmplz-processed)';

export function createPlaceholders(deps: PlaceholdersDeps): Placeholders {
  const { document, settings } = deps;
  let count = 0;
  const notices = new WeakMap<HTMLElement, HTMLElement>();
  const ratios = new Map<HTMLElement, number>();
  const pictures = createPictureLoader(document, ratios);
  const treat = (element: HTMLElement): void => {
    element.classList.add('cmplz-processed');
    if (element.classList.contains('cmplz-activated') || deps.isReleased(element)) return;
    const container = containerOf(element);
    if (container === null) return;
    const isNew = container.dataset['placeholder_class_index'] === undefined;
    if (isNew) {
      count += 1;
      container.dataset['placeholder_class_index'] = String(count);
      container.classList.add(`cmplz-placeholder-${count}`);
    }
    container.classList.add('cmplz-blocked-content-container');
    const picture = element.dataset['placeholderImage'];
    if (picture !== undefined) {
      container.dataset['placeholderImage'] = picture;
      pictures.watch(container);
    }
    addNotice(element, container);
  };
  const addNotice = (element: HTMLElement, container: HTMLElement): void => {
    const scope = container instanceof HTMLVideoElement ? container.parentElement : container;
    if (scope === null || hasNotice(scope)) return;
    const { category = 'marketing', service = 'general' } = element.dataset;
    deps.bringStyles();
    const notice = createNotice(document, settings, { category, service });
    notices.set(scope, notice);
    scope.append(notice);
  };
  /** Its notice is known: a box with thousands of elements is not searched for each of them. */
  const hasNotice = (scope: HTMLElement): boolean =>
    notices.get(scope)?.isConnected ??
    scope.querySelector('.cmplz-blocked-content-notice') !== null;
  return {
    look() {
      document.querySelectorAll<HTMLElement>(BLOCKED).forEach(treat);
    },
    resize() {
      for (const [container, ratio] of ratios) setHeight(container, ratio);
    },
  };
}

/** Pictures are loaded when their box comes into view. */
function createPictureLoader(document: Document, ratios: Map<HTMLElement, number>) {
  const show = (container: HTMLElement): void => {
    const address = container.dataset['placeholderImage'] ?? '';
    if (!/^(https?:)?\/\/|^\/|^data:image\//.test(address)) return;
    container.style.setProperty('background-image', `url(${JSON.stringify(address)})`, 'important');
    // One picture for everything: its shape says nothing of the content.
    if (address.includes('placeholder.jpg')) return;
    const picture = document.createElement('img');
    picture.addEventListener('load', () => {
      if (!container.classList.contains('cmplz-blocked-content-container')) return;
      const ratio = picture.naturalHeight / picture.naturalWidth;
      if (!(ratio > 0)) return;
      ratios.set(container, ratio);
      setHeight(container, ratio);
    });
    picture.src = address;
  };
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting || !(target instanceof HTMLElement)) continue;
            observer?.unobserve(target);
            show(target);
          }
        });
  return {
    watch(container: HTMLElement): void {
      if (observer === undefined) show(container);
      else observer.observe(container);
    },
  };
}

function setHeight(container: HTMLElement, ratio: number): void {
  if (!container.classList.contains('cmplz-blocked-content-container')) return;
  container.style.height = `${Math.round(container.clientWidth * ratio)}px`;
}
