import type { ConsentDesign } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import { loadBuilt } from '../../lib/files/load-built.ts';

/** What publishing renders in one language. */
export interface RenderedConsent {
  readonly banner: Readonly<Record<'optin' | 'optout', string>>;
  /** Includes its styles. */
  readonly tab: string;
  readonly panel: Readonly<Record<'optin' | 'optout', string>>;
  readonly policy: string;
  readonly placeholder: string;
  readonly css: string;
  /** Styles for our content in the page itself: notices, policy. */
  readonly pageCss: string;
}

/** Renders the components for the server. Tests pass a small one. No side effects. */
export type RenderConsent = (design: ConsentDesign, language: Language) => RenderedConsent;

/** Loads the built components. Rejects if they are not built. */
export async function loadConsentRenderer(renderModule: string): Promise<RenderConsent> {
  const render = await loadBuilt<'renderConsent', RenderConsent>(renderModule, 'renderConsent');
  if (!render) throw new Error('The templates are not built. Start Beckon with: npm start');
  return render;
}
