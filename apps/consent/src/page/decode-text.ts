import { trusted } from './trusted.ts';

/** Decodes the html entities in a title. */
export function decodeText(document: Document, html: string): string {
  const area = document.createElement('textarea');
  area.innerHTML = trusted().createHTML(html);
  return area.value;
}
