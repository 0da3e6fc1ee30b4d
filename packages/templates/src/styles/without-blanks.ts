/** A style sheet as it is sent: without comments, and without blanks and quotes that say nothing. */
export function withoutBlanks(css: string): string {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')')
      // A blank before a colon may mean something: `.a :checked`.
      .replace(/: /g, ':')
      .replace(/[^{};]+\{/g, (selector) => selector.replace(/ ?([+~]) /g, '$1'))
      .replace(/=(['"])([a-z][\w-]*)\1\]/g, '=$2]')
      .replaceAll(';}', '}')
      .replaceAll(' !', '!')
      .replace(/(^|[^\d.#\w])0\.(?=\d)/g, '$1.')
  );
}
