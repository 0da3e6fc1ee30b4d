import { loadBuilt } from '../../../lib/files/load-built.ts';
import type { Prerender } from './prerendered-popups.ts';

/** Loads the built code that draws first screens. Rejects if it is not built. */
export async function loadPrerender(module: string): Promise<Prerender> {
  const prerender = await loadBuilt<'prerenderPopup', Prerender>(module, 'prerenderPopup');
  if (!prerender)
    throw new Error('What prerenders popups is not built. Start Beckon with: npm start');
  return prerender;
}
