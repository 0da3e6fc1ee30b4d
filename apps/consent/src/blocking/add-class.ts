/**
 * Adds a class that the element does not have. Several times quicker than `classList`, which makes
 * an object for each element that it is asked of: pages hold thousands of them back.
 */
export function addClass(element: Element, name: string): void {
  const before = element.getAttribute('class');
  element.setAttribute('class', before === null ? name : `${before} ${name}`);
}
