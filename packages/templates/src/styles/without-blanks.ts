/** A text in quotes; it may contain the other quotes, or its own after a backslash. */
const QUOTED = /(['"])(?:\\.|(?!\1)[^\\])*\1/g;

/** Minifies a style sheet: removes comments, and spaces and quotes that have no meaning. */
export function withoutBlanks(css: string): string {
  const texts: string[] = [];
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/=(['"])([a-z][\w-]*)\1\]/g, '=$2]')
      // A text keeps its spaces: a mark stands for it while the others are removed.
      .replace(QUOTED, (text) => `"${texts.push(text) - 1}"`)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')')
      // A space before a colon may have a meaning: `.a :checked`.
      .replace(/: /g, ':')
      .replace(/(?<![^{};])[^{};]+\{/g, (selector) => selector.replace(/ ?([+~]) /g, '$1'))
      .replaceAll(';}', '}')
      .replaceAll(' !', '!')
      .replaceAll(' / ', '/')
      .replace(/(^|[^\d.#\w])0\.(?=\d)/g, '$1.')
      .replace(/"(\d+)"/g, (_, at) => texts[Number(at)] ?? '')
  );
}
