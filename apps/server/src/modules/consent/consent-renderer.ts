import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';

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

/** Loads the built components, which contain JSX. Rejects if they are not built. */
export async function loadConsentRenderer(renderModule: string): Promise<RenderConsent> {
  const loaded: unknown = (await stat(renderModule).catch(() => undefined))
    ? await import(pathToFileURL(renderModule).href)
    : undefined;
  if (!holdsRenderer(loaded))
    throw new Error('The templates are not built. Start Beckon with: npm start');
  return loaded.renderConsent;
}

function holdsRenderer(loaded: unknown): loaded is { readonly renderConsent: RenderConsent } {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'renderConsent' in loaded &&
    typeof loaded.renderConsent === 'function'
  );
}
