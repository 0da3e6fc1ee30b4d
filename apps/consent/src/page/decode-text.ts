/** Decodes a title in which special characters are written as html. */
export function decodeText(document: Document, html: string): string {
  const area = document.createElement('textarea');
  area.innerHTML = html;
  return area.value;
}
