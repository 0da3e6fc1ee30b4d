import { aTemplate } from './a-display-answer.ts';

/** The template of the tested popup, with a block above its form. */
export const holding = (block: string): { readonly poptin: string } => ({
  poptin: aTemplate('abcdefghijk01').replace('<form', `${block}<form`),
});
