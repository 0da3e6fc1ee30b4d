/**
 * Adds a class that the element does not have. This is several times faster than `classList`, which
 * makes an object for each element, and a page may have thousands of blocked elements.
 */
export function addClass(element: Element, name: string): void {
  const before = element.getAttribute('class');
  element.setAttribute('class', before === null ? name : `${before} ${name}`);
}
