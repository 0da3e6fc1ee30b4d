/**
 * Returns the html that scripts write with `document.write` while `run` runs. Without this, a page
 * that is loaded would be replaced by that html.
 */
export function writtenBy(document: Document, run: () => void): string {
  let written = '';
  const catches = (...texts: readonly unknown[]): void => {
    written += texts.join('');
  };
  const { write, writeln } = document;
  Object.assign(document, { write: catches, writeln: catches });
  run();
  Object.assign(document, { write, writeln });
  return written;
}
