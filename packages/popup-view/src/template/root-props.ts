import { propsOf, type ElementProps } from './to-elements.tsx';

/** The attributes of the popup's own element, as React props. */
export function rootPropsOf(root: Element): ElementProps {
  return propsOf(root, { tags: undefined, pageUrl: undefined });
}
