const TAB_BASE = 500;
const TAB_BASE_PER_POPUP = 100;

/**
 * Where a popup's tab order starts if `order` popups were opened before it; kept as data, so that
 * the host page's order does not change. docs/behaviour/accessibility.md#focus-stays-inside.
 */
export function tabBaseOf(order: number): number {
  return TAB_BASE + TAB_BASE_PER_POPUP * order;
}
