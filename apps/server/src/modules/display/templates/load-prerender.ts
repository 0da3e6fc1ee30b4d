import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Prerender } from './prerendered-popups.ts';

/**
 * Loads the built code that draws first screens (its source contains JSX). Rejects if it is not
 * built.
 */
export async function loadPrerender(module: string): Promise<Prerender> {
  const loaded: unknown = (await stat(module).catch(() => undefined))
    ? await import(pathToFileURL(module).href)
    : undefined;
  if (!prerenders(loaded))
    throw new Error('What prerenders popups is not built. Start Beckon with: npm start');
  return loaded.prerenderPopup;
}

function prerenders(loaded: unknown): loaded is { readonly prerenderPopup: Prerender } {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'prerenderPopup' in loaded &&
    typeof loaded.prerenderPopup === 'function'
  );
}
