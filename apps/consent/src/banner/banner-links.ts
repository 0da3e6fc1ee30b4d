import type { PageLinks } from '../settings/page-links.ts';

/**
 * Fills the links of banner and notices with the documents of the visitor's region. A link without
 * a document in that region stays hidden. docs/behaviour/consent.md#banner
 */
export function fillLinks(
  root: ParentNode,
  pageLinks: PageLinks,
  decode: (html: string) => string,
): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(
    ':is(.cmplz-links,.cmplz-buttons) a:not(.cmplz-external)',
  )) {
    const found = pageLinks.find(({ kind }) => link.classList.contains(kind));
    const isUsable = found !== undefined && /^(https?:\/\/|\/|#|\?)/i.test(found.url);
    link.style.display = isUsable ? '' : 'none';
    if (!isUsable) continue;
    link.href = `${found.url}${link.dataset['relative_url'] ?? ''}`;
    if (link.textContent.trim() === '{title}') link.textContent = decode(found.title);
  }
}
