import { directionOf, type Language } from '@beckon/contract/values';

/** A small page of this server, which needs no JavaScript. `title` and `body` are markup. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** The content of `main`. */
  readonly body: string;
  /** CSS rules of this page only. They come after the rules that all plain pages share. */
  readonly style: string;
  /** Further content of `head`. */
  readonly head?: string;
}

const STYLE = `
body {
  margin: 0;
  background: #f4f2ee;
  color: #1f1d1a;
  font: 17px/1.6 system-ui, sans-serif;
}
h1 {
  font-size: 26px;
  line-height: 1.25;
  margin: 0 0 12px;
}
button,
.button {
  padding: 12px 28px;
  border: 0;
  border-radius: 8px;
  background: #1f1d1a;
  color: #fff;
  font: inherit;
  cursor: pointer;
}
:focus-visible {
  outline: 3px solid #4b6bfb;
  outline-offset: 3px;
}
`;

/** The html of a plain page. Search engines do not list it. */
export function plainPage({ language, title, body, style, head = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${STYLE}${style}</style>
${head}</head>
<body><main>${body}</main></body>
</html>
`;
}
