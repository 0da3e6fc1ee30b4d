import { trusted } from '../page/trusted.ts';

const ALLOWED_TAGS = /^(a|b|br|button|div|em|h2|h3|h4|i|li|ol|p|small|span|strong|u|ul)$/;
const ALLOWED_ATTRIBUTES = /^((class|title|rel|target|type|tabindex|role|lang|dir)$|(data|aria)-)/;

/**
 * The harmless part of an html text: words, links and buttons. Everything that could run or load
 * something is left out. Of elements of other kinds, only the text stays.
 */
export function cleanHtml(document: Document, html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted().createHTML(html);
  for (const element of template.content.querySelectorAll('*')) clean(element);
  return template.content;
}

function clean(element: Element): void {
  const tag = element.localName;
  if (!ALLOWED_TAGS.test(tag)) {
    const isText = !/^(script|style|iframe)$/.test(tag);
    if (isText && element instanceof HTMLElement) element.replaceWith(...element.childNodes);
    else element.remove();
    return;
  }
  for (const { name, value } of Array.from(element.attributes)) {
    const isSafeLink = name === 'href' && /^(https?:\/\/|\/(?!\/)|#|mailto:)/i.test(value.trim());
    const isSafe = ALLOWED_ATTRIBUTES.test(name) || isSafeLink;
    if (!isSafe) element.removeAttribute(name);
  }
}
