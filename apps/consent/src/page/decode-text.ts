import { trusted } from './trusted.ts';

/** Decodes a title in which special characters are written as html. */
export function decodeText(document: Document, html: string): string {
  const area = document.createElement('textarea');
  area.innerHTML = trusted().createHTML(html);
  return area.value;
}
