import type { Action } from '../consent/action.ts';
import { isCategory } from '../consent/category.ts';

/**
 * The choice of a notice's button: its service if consent is given per service, otherwise its
 * category.
 */
export function chooseByNotice(button: HTMLElement, isPerService: boolean): Action {
  const { service, category } = button.dataset;
  if (isPerService && service !== undefined && service !== '')
    return { type: 'choose-service', service, isAllowed: true, dismisses: true };
  return {
    type: 'accept-category',
    category: isCategory(category) ? category : 'marketing',
    dismisses: true,
  };
}

/** The choice of a box for one service in the page. A box in the banner waits until it is saved. */
export function chooseByServiceBox(box: HTMLInputElement): Action | undefined {
  const { service } = box.dataset;
  const isMeant = box.matches('.cmplz-accept-service:not(.cmplz-cookiebanner *)');
  if (service === undefined || !isMeant) return undefined;
  return { type: 'choose-service', service, isAllowed: box.checked, dismisses: true };
}
