import { attempt } from '@beckon/host-page/attempt';

type Rule = (text: string) => string;

/**
 * Allows markup and scripts from the page's server, on pages that require trusted types.
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

/**
 * Creates the policy. A page may allow each name only once, so consent.js creates the policy and
 * passes it to its parts.
 */
export function createTrust(window: Window): Trust {
  const policy = attempt(() => {
    const maker: TrustMaker = Reflect.get(window, 'trustedTypes');
    return maker.createPolicy('beckon-consent', PLAIN);
  });
  // The browser may have no trusted types, or the page may not list our name. The page may not
  // require a policy either.
  return policy ?? PLAIN;
}
