/**
 * Puts an owner's conversion code into the page's head, only for sites that trust it (interaction
 * spec §7.1). Scripts made by parsing do not run, so each is made anew, with the page's own nonce.
 */
export function insertIntoHead(document: Document, markup: string, nonce: string): void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  for (const script of template.content.querySelectorAll('script')) {
    const fresh = document.createElement('script');
    for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
    if (nonce !== '') fresh.nonce = nonce;
    fresh.textContent = script.textContent;
    script.replaceWith(fresh);
  }
  document.head.append(template.content);
}
