const FOCUSABLE = 'a[href],summary,:enabled:not(fieldset),[tabindex]:not([tabindex="-1"])';
/** The elements that a visitor can reach now. Hidden elements are left out. */
export function reachable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/**
 * The element that Tab must focus to stay in `root`. Undefined if the browser's own choice is
 * right.
 */
export function wrapTab(
  root: Element,
  active: Element | null,
  isBackwards: boolean,
): HTMLElement | undefined {
  const all = reachable(root);
  const [first, last] = [all[0], all.at(-1)];
  const isOutside = active === null || !root.contains(active);
  if (isBackwards) return isOutside || active === first || active === root ? last : undefined;
  return isOutside || active === last ? first : undefined;
}
