import { attempt } from '@beckon/host-page/attempt';
import { replaceSetter } from './catch-addresses.ts';

/** How pictures, frames, players and so on begin. Most html that scripts insert has none. */
const LOADS = /<(i[mf]|em|ob|vi|au)/i;

/**
 * Observes html that scripts insert, because a browser requests its pictures before they are in the
 * page. `prepare` changes the parsed html, and returns false if nothing had to be changed: then the
 * browser gets what the page passed, also if an error of ours occurs.
 */
export function catchHtml(prepare: (tree: ParentNode) => boolean): void {
  const { prototype } = Element;
  const { insertAdjacentHTML } = prototype;
  const change = <Html>(html: Html): Html | string => {
    // Trusted html is an object.
    if (typeof html !== 'string' || !LOADS.test(html)) return html;
    const template = document.createElement('template');
    template.innerHTML = html;
    return attempt(() => prepare(template.content)) ? template.innerHTML : html;
  };
  // What is in a template loads nothing.
  replaceSetter(prototype, 'innerHTML', (element, html, write) =>
    write(element.localName === 'template' ? html : change(html)),
  );
  prototype.insertAdjacentHTML = function (place, html) {
    insertAdjacentHTML.call(this, place, change(html));
  };
}
