type Rule = (text: string) => string;

/**
 * Marks markup and scripts of the page's server as wanted, for pages that require trusted types.
 * docs/behaviour/consent.md#trusted-types
 */
export interface Trust {
  readonly createHTML: Rule;
  readonly createScript: Rule;
  readonly createScriptURL: Rule;
}

interface TrustMaker {
  createPolicy(name: string, rules: Trust): Trust;
}

const asItIs: Rule = (text) => text;
const PLAIN: Trust = { createHTML: asItIs, createScript: asItIs, createScriptURL: asItIs };

/** A page may allow each name only once, so consent.js makes the policy, and its parts get it. */
export function createTrust(window: Window): Trust {
  try {
    const maker: TrustMaker = Reflect.get(window, 'trustedTypes');
    return maker.createPolicy('beckon-consent', PLAIN);
  } catch {
    // The browser has none, or the page does not name ours. It may not require one either.
    return PLAIN;
  }
}
