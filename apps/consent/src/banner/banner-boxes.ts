import { CATEGORIES, isCategory, type Category } from '../consent/category.ts';

/** The state of the boxes in the banner and in the panel. */
export interface BoxState {
  readonly has: (category: Category) => boolean;
  readonly hasService: (service: string, category: Category) => boolean;
}

/** Sets every box on the page to the current choices. */
export function syncBoxes(root: ParentNode, state: BoxState): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('input.cmplz-consent-checkbox')) {
    const category = categoryOfBox(box);
    if (category !== undefined) box.checked = state.has(category);
  }
  for (const box of root.querySelectorAll<HTMLInputElement>('input.cmplz-accept-service')) {
    const { service, category } = box.dataset;
    if (service !== undefined)
      box.checked = state.hasService(service, isCategory(category) ? category : 'marketing');
  }
}

/** The checked categories below `root`, highest first. */
export function chosenIn(root: ParentNode): Category[] {
  return CATEGORIES.filter((category) =>
    root.querySelector(`input.cmplz-consent-checkbox.cmplz-${category}:checked`),
  );
}

function categoryOfBox(box: HTMLInputElement): Category | undefined {
  return CATEGORIES.find((category) => box.classList.contains(`cmplz-${category}`));
}

/** Gives a box without a text the text of its category: some servers print boxes without one. */
export function nameBoxes(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('input.cmplz-consent-checkbox')) {
    const words = [...(box.labels ?? [])].some(({ textContent }) => textContent.trim() !== '');
    if (words || box.matches('[aria-label],[aria-labelledby]')) continue;
    const title = box.closest('.cmplz-category')?.querySelector('.cmplz-category-title');
    const category = categoryOfBox(box);
    box.setAttribute('aria-label', title?.textContent.trim() || (category ?? ''));
  }
}
