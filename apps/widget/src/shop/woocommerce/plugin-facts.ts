import { readPath } from '@beckon/host-page/page/foreign-object';
import type { ShopOrder } from '../shop-port.ts';
import { asText, readOrder } from '../shop-window.ts';

/** The data that our WordPress plugin writes into the page. integrations/wordpress */
export interface PluginFacts {
  /** Undefined if no customer is signed in. */
  readonly customerId: string | undefined;
  readonly currency: string | undefined;
  /** Address of the page that shows the cart. */
  readonly cartPage: string | undefined;
  /** Whether the cart shows prices with tax; undefined if the plugin is too old to say so. */
  readonly pricesIncludeTax: boolean | undefined;
}

/** All values are undefined on a page without the plugin, or if its JSON is invalid. */
export function readPluginFacts(document: Document): PluginFacts {
  const facts = factsOf(document, 'beckon-shop');
  return {
    customerId: asText(readPath(facts, 'customerId')),
    currency: asText(readPath(facts, 'currency')),
    cartPage: asText(readPath(facts, 'cartPage')),
    pricesIncludeTax: asFlag(readPath(facts, 'pricesIncludeTax')),
  };
}

/** The order of a thank-you page; undefined on other pages. */
export function readPluginOrder(document: Document): ShopOrder | undefined {
  const order = readOrder(factsOf(document, 'beckon-order'), 'id', 'value');
  return order.id === undefined ? undefined : order;
}

function asFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function factsOf(document: Document, id: string): unknown {
  return parse(document.getElementById(id)?.textContent ?? '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Missing, or broken by a plugin that minifies JSON like a script.
  }
}
