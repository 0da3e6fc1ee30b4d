interface PopupOrVariant {
  readonly id: string;
  readonly abTest?: { readonly originalId?: string } | undefined;
}

/**
 * The id by which pages and browsers know a popup: for a variant of an A/B test, that of the
 * original. All designs of a test share their place in the page, and what a browser remembers:
 * shown, closed, converted.
 */
export function originalIdOf({ id, abTest }: PopupOrVariant): string {
  return abTest?.originalId ?? id;
}
