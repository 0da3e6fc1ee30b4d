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
  /** Whether the service may run now, by its own answer or its category. */
  readonly mayRun: (service: string, category: Category) => boolean;
}

const BANNER = '.cmplz-cookiebanner';

/**
 * Handles the checkboxes of single services in the banner. They follow the checkbox of their
 * category. When the visitor saves, each service that differs from its category gets its own answer
 * before the categories are saved, because a refused service must not run when its category is
 * allowed.
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
  // Runs before the listener that saves the categories.
  listen(document, 'click', save, true);
}

function saveServices(banner: Element, deps: ServiceBoxesDeps): void {
  const boxes = [...banner.querySelectorAll('input')].map((box) => [box, box.checked] as const);
  for (const action of answersIn(banner, deps)) deps.act(action);
  // Each answer resets all checkboxes to the stored choices. The categories are not stored yet, so
  // their state is restored here.
  for (const [box, isChecked] of boxes) box.checked = isChecked;
}

/** The answers that are needed, because the category or the earlier answer would decide differently. */
function answersIn(banner: Element, { answerFor, mayRun }: ServiceBoxesDeps): Action[] {
  const chosen = chosenIn(banner);
  return serviceBoxesIn(banner).flatMap((box): Action[] => {
    const { checked: isAllowed } = box;
    const { service = '', category = 'marketing' } = box.dataset;
    if (!isCategory(category)) return [];
    if (isAllowed === (answerFor(service) ?? chosen.includes(category))) return [];
    // A service that has not run can be refused without a reload.
    if (!isAllowed && !mayRun(service, category))
      return [{ type: 'set-service', service, isAllowed }];
    return [{ type: 'choose-service', service, isAllowed, dismisses: false }];
  });
}

function serviceBoxesIn(root: Element | null): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('input.cmplz-accept-service') ?? [])];
}
