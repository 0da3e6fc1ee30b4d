interface HtmlPolicy {
  readonly createHTML: (html: string) => unknown;
}
/** As much of `window.trustedTypes` as is used here; not every browser has it. */
interface PolicyMaker {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** Why markup cannot be read, for the page's owner. */
export const NEEDS_POLICY = 'the page has to allow: trusted-types beckon';

let policy: HtmlPolicy | undefined;

/**
 * Reads html into a document of its own that never loads or runs anything. Pages that demand
 * trusted types take it from our policy `beckon`; undefined where they allow none of that name.
 */
export function readHtml(html: string): Document | undefined {
  try {
    policy ??= createPolicy();
    return new DOMParser().parseFromString(policy.createHTML(html) as string, 'text/html');
  } catch {
    // Refused by the page's own rules: the caller says so, in words that its owner can act on.
    return undefined;
  }
}

/** A page refuses a policy that it does not name, though it may demand none for what we read. */
function createPolicy(): HtmlPolicy {
  const plain: HtmlPolicy = { createHTML: (html) => html };
  try {
    const maker = Reflect.get(window, 'trustedTypes') as PolicyMaker | undefined;
    return maker?.createPolicy('beckon', plain) ?? plain;
  } catch {
    return plain;
  }
}
