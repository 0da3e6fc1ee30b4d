import { useLayoutEffect } from 'react';
import { adoptCss } from './adopt-css.ts';

/** Keeps a style sheet adopted while the caller is drawn; in place before the first paint. */
export function useCss(root: ShadowRoot | Document, css: string | undefined): void {
  useLayoutEffect(() => (css === undefined ? undefined : adoptCss(root, css)), [root, css]);
}
