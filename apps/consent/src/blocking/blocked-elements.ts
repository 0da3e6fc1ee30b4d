/** The category or service that is activated. */
export type Wanted = { readonly category: string } | { readonly service: string };

/** The box of a WordPress video, which may have no category. */
export const WORDPRESS_VIDEO = '.cmplz-wp-video';

/** Content in whose place a notice belongs, and that was not looked at yet. */
export const WITHOUT_NOTICE = ':is(.cmplz-image,.cmplz-placeholder-element):not(.cmplz-processed)';

/** Content whose category is unknown waits for marketing. Other content is found, too (isOf). */
const UNKNOWN = ',[type="text/plain"]';

/**
 * The wanted elements that are still blocked. The list creates no object for an element before it
 * is read.
 */
export function findBlocked(document: ParentNode, wanted: Wanted): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selectorOf(wanted));
}

/** Whether something on the page waits for the service. */
export function waitsForService(document: ParentNode, service: string): boolean {
  return document.querySelector(`[data-service=${quoted(service)}]`) !== null;
}

/** Selects the wanted elements that are still blocked. */
export function selectorOf(wanted: Wanted): string {
  const marked =
    'category' in wanted
      ? `[data-category=${quoted(wanted.category)}]${wanted.category === 'marketing' ? UNKNOWN : ''}`
      : `[data-service=${quoted(wanted.service)}]`;
  return `:is(${marked}):not([data-category=functional],.cmplz-activated)`;
}

/** A value as a text of a selector. It comes from pages and cookies, so it is escaped. */
function quoted(value: string): string {
  return `"${CSS.escape(value)}"`;
}

/**
 * Whether the page's script never ran. A script that ran by itself belongs to the page and is not
 * touched. A script that waits with its address never ran, whatever type it has now.
 */
export function isBlockedScript(element: Element): element is HTMLScriptElement {
  return element.matches('script[type="text/plain"],script[data-cmplz-src]:not([src])');
}
