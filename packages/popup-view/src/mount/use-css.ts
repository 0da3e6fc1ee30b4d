import { useLayoutEffect } from 'react';
import { adoptCss } from './adopt-css.ts';

/** Adopts a style sheet before the first paint, as long as the calling component is drawn. */
export function useCss(root: ShadowRoot | Document, css: string | undefined): void {
  useLayoutEffect(() => (css === undefined ? undefined : adoptCss(root, css)), [root, css]);
}
