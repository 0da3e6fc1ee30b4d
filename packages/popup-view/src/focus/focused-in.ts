/** The element inside the card that has the focus, the card itself not counted. */
export function focusedIn(card: HTMLElement | null): Element | undefined {
  const root = card?.getRootNode();
  const focused =
    root instanceof ShadowRoot ? root.activeElement : card?.ownerDocument.activeElement;
  return focused && focused !== card && card?.contains(focused) === true ? focused : undefined;
}
