interface HtmlPolicy {
  readonly createHTML: (html: string) => unknown;
}
/** The part of `window.trustedTypes` that is used here; not every browser has it. */
interface PolicyMaker {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** Why markup cannot be read, for the page's owner. */
export const NEEDS_POLICY = 'the page has to allow: trusted-types beckon';

let policy: HtmlPolicy | undefined;

/**
 * Reads html into a document of its own that never loads or runs anything. Pages that require
 * trusted types accept it from our policy `beckon`; undefined if they do not allow that policy.
 */
export function readHtml(html: string): Document | undefined {
  return asAllowed(html, (allowed) => new DOMParser().parseFromString(allowed, 'text/html'));
}

/**
 * Writes html of our own server into an empty element, under the same policy. Faster than reading
 * it into a document first, but its pictures load. Undefined if the page does not allow the
 * policy.
 */
export function writeHtml<Place extends Element>(place: Place, html: string): Place | undefined {
  return asAllowed(html, (allowed) => {
    place.innerHTML = allowed;
    return place;
  });
}

/** Undefined where the page's own rules refuse it: the caller says so, and what the owner can do. */
function asAllowed<Result>(html: string, use: (allowed: string) => Result): Result | undefined {
  try {
    policy ??= createPolicy();
    return use(policy.createHTML(html) as string);
  } catch {
    return undefined;
  }
}

/** A page refuses a policy that it does not name, although it may not require one for our html. */
function createPolicy(): HtmlPolicy {
  const plain: HtmlPolicy = { createHTML: (html) => html };
  try {
    const maker = Reflect.get(window, 'trustedTypes') as PolicyMaker | undefined;
    return maker?.createPolicy('beckon', plain) ?? plain;
  } catch {
    return plain;
  }
}
