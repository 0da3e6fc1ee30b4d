import type { Action } from '../consent/action.ts';
import { isCategory } from '../consent/category.ts';

/** The button of a notice: for its service where consent is per service, else for its category. */
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

/** A box for one service, as the policy page lists them. */
export function chooseByServiceBox(box: HTMLInputElement): Action | undefined {
  const { service } = box.dataset;
  if (!box.classList.contains('cmplz-accept-service') || service === undefined) return undefined;
  return { type: 'choose-service', service, isAllowed: box.checked, dismisses: true };
}
