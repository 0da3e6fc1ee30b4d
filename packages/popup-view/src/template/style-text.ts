const DECLARATION = /(?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*')*\))+/g;
const NAME = /^-{0,2}[a-z][\w-]*$/i;

/**
 * Converts a style attribute to a style object for React. A strict content security policy refuses
 * style attributes, but allows the assignments that React makes. Broken declarations are left out.
 * Custom properties keep their name.
 */
export function parseStyleText(text: string): Readonly<Record<string, string>> {
  const style: Record<string, string> = {};
  for (const [declaration] of text.matchAll(DECLARATION)) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim();
    if (
      colon < 1 ||
      value === '' ||
      !NAME.test(name) ||
      /(?:java|vb)script:|expression\(/i.test(value)
    )
      continue;
    style[name.startsWith('--') ? name : camelCase(name)] = value;
  }
  return style;
}

function camelCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/^-ms-/, 'ms-')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
