import { writtenBy } from './written-by.ts';

/**
 * Puts an owner's conversion code into the page's head, only for sites that trust it. Scripts made
 * by parsing do not run, so each is created again, with the page's nonce. Html that they write with
 * `document.write` is inserted after them. docs/behaviour/conversions.md#conversion-code.
 */
export function insertIntoHead(document: Document, markup: string, nonce: string): void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  renewScripts(document, template.content, nonce);
  const written = writtenBy(document, () => document.head.append(template.content));
  if (written !== '') insertIntoHead(document, written, nonce);
}

function renewScripts(document: Document, root: ParentNode, nonce: string): void {
  for (const script of root.querySelectorAll('script')) {
    const fresh = document.createElement('script');
    for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
    if (nonce !== '') fresh.nonce = nonce;
    fresh.textContent = script.textContent;
    script.replaceWith(fresh);
  }
}
