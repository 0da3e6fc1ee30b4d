import { readPath } from '@beckon/host-page/page/foreign-object';
import { asText } from '../shop-window.ts';

/** What our WordPress plugin writes into the page. integrations/wordpress */
export interface PluginFacts {
  /** Undefined where nobody is signed in. */
  readonly customerId: string | undefined;
  readonly currency: string | undefined;
}

/** Both are undefined on a page without the plugin, and where its JSON was broken on the way. */
export function readPluginFacts(document: Document): PluginFacts {
  const facts = parse(document.getElementById('beckon-shop')?.textContent ?? '');
  return {
    customerId: asText(readPath(facts, 'customerId')),
    currency: asText(readPath(facts, 'currency')),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not there, or minified by a plugin that knows no JSON.
  }
}
