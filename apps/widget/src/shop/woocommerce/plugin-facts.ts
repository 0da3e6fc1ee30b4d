import { readPath } from '@beckon/host-page/page/foreign-object';
import type { ShopOrder } from '../shop-port.ts';
import { asText, readOrder } from '../shop-window.ts';

/** What our WordPress plugin writes into the page. integrations/wordpress */
export interface PluginFacts {
  /** Undefined where nobody is signed in. */
  readonly customerId: string | undefined;
  readonly currency: string | undefined;
}

/** Both are undefined on a page without the plugin, and where its JSON was broken on the way. */
export function readPluginFacts(document: Document): PluginFacts {
  const facts = factsOf(document, 'beckon-shop');
  return {
    customerId: asText(readPath(facts, 'customerId')),
    currency: asText(readPath(facts, 'currency')),
  };
}

/** The order that this page thanks for; undefined where there is none. */
export function readPluginOrder(document: Document): ShopOrder | undefined {
  const order = readOrder(factsOf(document, 'beckon-order'), 'id', 'value');
  return order.id === undefined ? undefined : order;
}

function factsOf(document: Document, id: string): unknown {
  return parse(document.getElementById(id)?.textContent ?? '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not there, or minified by a plugin that knows no JSON.
  }
}
