/** The element inside the card that has the focus, the card itself not counted. */
export function focusedIn(card: HTMLElement | null): Element | undefined {
  const root = card?.getRootNode();
  const focused = root && knowsFocus(root) ? root.activeElement : undefined;
  return focused && focused !== card && card?.contains(focused) === true ? focused : undefined;
}

/** Checks the property, not the class, because in a preview the root belongs to another window. */
function knowsFocus(root: Node): root is Document | ShadowRoot {
  return 'activeElement' in root;
}
