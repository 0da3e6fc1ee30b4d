import type { Action } from '../consent/action.ts';
import { type Category, isCategory } from '../consent/category.ts';
import type { Listen } from '../page/listen.ts';
import { chosenIn } from './banner-boxes.ts';

interface ServiceBoxesDeps {
  readonly document: Document;
  readonly listen: Listen;
  readonly act: (action: Action) => void;
  /** The visitor's own answer for the service. */
  readonly answerFor: (service: string) => boolean | undefined;
  /** Whether the service may run now. */
  readonly mayRun: (service: string, category: Category) => boolean;
}

const BANNER = '.cmplz-cookiebanner';

/**
 * The boxes of single services in the banner. They follow the box of their category. When the
 * choice is saved, each that differs becomes an answer of its own, before the categories are saved:
 * a service that is refused must not run when its category is allowed.
 */
export function listenToServiceBoxes(deps: ServiceBoxesDeps): void {
  const { document, listen } = deps;
  listen(document, 'change', ({ target: box }) => {
    if (box instanceof HTMLInputElement && box.matches(`${BANNER} .cmplz-consent-checkbox`))
      for (const each of serviceBoxesIn(box.closest('.cmplz-category'))) each.checked = box.checked;
  });
  const save = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('.cmplz-save-preferences') : null;
    const banner = button?.closest(BANNER);
    if (banner) saveServices(banner, deps);
  };
  // Before the listener that saves the categories.
  listen(document, 'click', save, true);
}

function saveServices(banner: Element, deps: ServiceBoxesDeps): void {
  const boxes = [...banner.querySelectorAll('input')].map((box) => [box, box.checked] as const);
  for (const action of answersIn(banner, deps)) deps.act(action);
  // An answer sets all boxes to what is stored; the categories are not stored yet.
  for (const [box, isChecked] of boxes) box.checked = isChecked;
}

/** The answers that differ from what would hold for the service without them. */
function answersIn(banner: Element, { answerFor, mayRun }: ServiceBoxesDeps): Action[] {
  const chosen = chosenIn(banner);
  return serviceBoxesIn(banner).flatMap((box): Action[] => {
    const { checked: isAllowed } = box;
    const { service = '', category = 'marketing' } = box.dataset;
    if (!isCategory(category)) return [];
    if (isAllowed === (answerFor(service) ?? chosen.includes(category))) return [];
    // What has not run needs no other page.
    if (!isAllowed && !mayRun(service, category))
      return [{ type: 'set-service', service, isAllowed }];
    return [{ type: 'choose-service', service, isAllowed, dismisses: false }];
  });
}

function serviceBoxesIn(root: Element | null): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('input.cmplz-accept-service') ?? [])];
}
