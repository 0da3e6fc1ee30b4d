import { attempt } from '@beckon/host-page/attempt';
import { replaceSetter } from './catch-addresses.ts';

/** How pictures, frames, players and so on begin. Most html that scripts insert has none. */
const LOADS = /<(i[fmn]|em|ob|vi|au)/i;

/** What is in a template loads nothing, and in a `noscript` it is a text. */
const LEFT_ALONE = 'template,noscript';
/** Html is read in these as in a `div`. A picture in a player would not be looked at. */
const AS_IN_A_BOX = 'html,audio,video';

/**
 * Observes html that scripts insert, because a browser requests its pictures before they are in the
 * page. `prepare` changes the parsed html, and returns false if nothing had to be changed: then the
 * browser gets what the page passed, also if an error of ours occurs.
 */
export function catchHtml(prepare: (tree: ParentNode) => boolean): void {
  const { prototype } = Element;
  const { insertAdjacentHTML } = prototype;
  const change = <Html>(html: Html, parent: Node | null): Html | string => {
    // Trusted html is an object.
    if (typeof html !== 'string' || !LOADS.test(html)) return html;
    const changed = attempt(() => {
      const { ownerDocument } = document.createElement('template').content;
      // The same html is text in a script, and cells in a row of a table. A copy in the document of
      // templates loads nothing.
      const box = ownerDocument.importNode(
        parent instanceof Element && !parent.matches(AS_IN_A_BOX)
          ? parent
          : document.createElement('div'),
      );
      if (box.matches(LEFT_ALONE)) return;
      insertAdjacentHTML.call(box, 'beforeend', html);
      return prepare(box) && box.innerHTML;
    });
    return changed || html;
  };
  for (const each of [prototype, ShadowRoot.prototype])
    replaceSetter<Element | ShadowRoot>(each, 'innerHTML', (element, html, write) =>
      // A page has a head and a body, which no box of ours has.
      write(element.nodeName === 'HTML' ? html : change(html, element)),
    );
  prototype.insertAdjacentHTML = function (place, html) {
    const parent = /^(beforeb|aftere)/i.test(place) ? this.parentNode : this;
    insertAdjacentHTML.call(this, place, change(html, parent));
  };
}
