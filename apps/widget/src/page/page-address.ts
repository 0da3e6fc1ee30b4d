/**
 * The page's address for all that is stored or sent of it: without the owner's token, whose
 * parameter keeps its name. docs/behaviour/starting.md#owner-visits.
 */
export function pageAddress({ location }: Pick<Window, 'location'>): string {
  return location.href.replace(/((beckon|ppt)-owner)=[^&#]*/g, '$1');
}
