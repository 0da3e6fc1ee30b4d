import { SCREEN_NAMES } from '../blocks/layout/screen-names.ts';
import { withoutBlanks } from '../styles/without-blanks.ts';
import css from './editor.css?raw';

const NAMES_CSS = Object.entries(SCREEN_NAMES)
  .map(([screen, name]) => `.t-editing [data-screen=${screen}]::before{content:"${name}"}`)
  .join('');

/** Styles for the canvas only: how it differs from what visitors see. */
export const EDITOR_CSS = withoutBlanks(css) + NAMES_CSS;
