import type { ConsentLook } from '@beckon/contract/consent';
import sheet from './consent.css?raw';

/** The style sheet of banner, panel and notices in the site's colours. */
export function consentCss(look: ConsentLook): string {
  const properties = {
    background: look.background,
    text: look.text,
    border: look.border,
    accept: look.accept,
    'accept-text': look.acceptText,
    deny: look.deny,
    'deny-text': look.denyText,
    corners: `${look.corners}px`,
    'button-corners': `${Math.round(look.corners / 2)}px`,
  };
  const declared = Object.entries(properties).map(([name, value]) => `--cmplz_${name}:${value}`);
  return `:root{${declared.join(';')}}${withoutBlanks(sheet)}`;
}

/** The sheet is written for reading; visitors get it without comments and line breaks. */
function withoutBlanks(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{}:;,>])\s*/g, '$1');
}
