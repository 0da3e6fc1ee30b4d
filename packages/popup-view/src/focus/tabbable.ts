const FOCUSABLE = 'a[href],button,input,select,textarea,video[controls],iframe,summary,[tabindex]';

/**
 * The elements inside the container that Tab stops at, in the order of the page, without hidden and
 * disabled ones.
 */
export function tabbablesIn(container: ParentNode): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    if (element.matches(':disabled,[tabindex="-1"],[type="hidden"],[data-focus-edge]'))
      return false;
    if (element.closest('[hidden],[inert],[aria-hidden="true"],.bk-unseen')) return false;
    return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
  });
}

/**
 * The element that gets the focus when a popup opens: the first field on a desktop, or the popup
 * itself on a phone, so that no keyboard opens.
 */
export function firstFocus(container: HTMLElement, isPhone: boolean): HTMLElement {
  if (isPhone) return container;
  const tabbables = tabbablesIn(container);
  const field = tabbables.find(
    (element) =>
      element.matches('input,select,textarea') &&
      !element.matches('[type="checkbox"],[type="radio"]'),
  );
  return (
    field ?? tabbables.find((element) => !element.matches('[data-part="closer"]')) ?? container
  );
}
