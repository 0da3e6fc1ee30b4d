/** Whatever may wait for consent. Looked through in one go: thousands of them cost one query. */
const MARKED = '[data-category],[data-service]';

/** The wanted elements that still wait. Values are compared, never put into a selector. */
export function findBlocked(
  document: ParentNode,
  wanted: { readonly category: string } | { readonly service: string },
): HTMLElement[] {
  const [key, value] =
    'category' in wanted ? ['category', wanted.category] : ['service', wanted.service];
  return [...document.querySelectorAll<HTMLElement>(MARKED)].filter(
    ({ dataset, classList }) =>
      dataset[key] === value &&
      dataset['category'] !== 'functional' &&
      !classList.contains('cmplz-activated'),
  );
}

/** Services that something on the page waits for. */
export function servicesOf(document: ParentNode): string[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-service]')];
  return [...new Set(found.flatMap(({ dataset }) => dataset['service'] ?? []))];
}

/** A script that never ran; one that has run by itself is the page's own and stays as it is. */
export function isHeldScript(element: Element): element is HTMLScriptElement {
  return element instanceof HTMLScriptElement && element.type === 'text/plain';
}
