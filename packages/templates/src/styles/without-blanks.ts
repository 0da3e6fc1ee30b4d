/** Minifies a style sheet: removes comments, and spaces and quotes that have no meaning. */
export function withoutBlanks(css: string): string {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')')
      // A space before a colon may have a meaning: `.a :checked`.
      .replace(/: /g, ':')
      .replace(/(?<![^{};])[^{};]+\{/g, (selector) => selector.replace(/ ?([+~]) /g, '$1'))
      .replace(/=(['"])([a-z][\w-]*)\1\]/g, '=$2]')
      .replaceAll(';}', '}')
      .replaceAll(' !', '!')
      .replaceAll(' / ', '/')
      .replace(/(^|[^\d.#\w])0\.(?=\d)/g, '$1.')
  );
}
