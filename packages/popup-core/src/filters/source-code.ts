import type { Filter } from './filter.ts';

/** White space in the html that an owner copied differs from the html that the browser returns. */
const folded = (html: string): string => html.replaceAll(/\s+/gu, ' ').trim();

/**
 * Shows or hides a popup if the page's source contains an html text.
 * docs/behaviour/filters.md#source-code.
 */
export const sourceCodeFilter: Filter = {
  name: 'sourceCode',
  isUsedBy: ({ filters }) => filters.sourceCode !== undefined,
  passes: ({ filters: { sourceCode } }, { pageHtml }) =>
    sourceCode === undefined ||
    isThere(sourceCode.html, pageHtml) === (sourceCode.action === 'show'),
};

/** Whether the page contains the html, whatever the white space in both. */
export function isThere(wanted: string, pageHtml: string): boolean {
  const piece = folded(wanted);
  return piece !== '' && folded(pageHtml).includes(piece);
}
