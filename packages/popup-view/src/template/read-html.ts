interface HtmlPolicy {
  readonly createHTML: (html: string) => unknown;
}
/** The part of `window.trustedTypes` that we use. Not every browser has it. */
interface PolicyMaker {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** Says to the page's owner why markup cannot be read. */
export const NEEDS_POLICY = 'the page has to allow: trusted-types beckon';

let policy: HtmlPolicy | undefined;

/**
 * Reads html into a document of its own that never loads or runs anything. Pages that require
 * trusted types accept it from our policy `beckon`; undefined if they do not allow that policy.
 */
export function readHtml(html: string): Document | undefined {
  return asAllowed(html, parseHtml);
}

/**
 * Writes html into an empty element, under the same policy. Only for html of our own server: its
 * pictures begin to load, which `readHtml` prevents. Undefined if the page does not allow the
 * policy. On pages that are XML the html is parsed first, because they would read it as XML.
 */
export function writeHtml<Place extends Element>(place: Place, html: string): Place | undefined {
  return asAllowed(html, (allowed) => {
    if (place.ownerDocument.contentType === 'text/html') place.innerHTML = allowed;
    else place.append(...parseHtml(allowed).body.childNodes);
    return place;
  });
}

function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * Undefined if the page's own rules refuse the html. The caller reports that, and what the owner
 * can do.
 */
function asAllowed<Result>(html: string, use: (allowed: string) => Result): Result | undefined {
  try {
    policy ??= createPolicy();
    return use(policy.createHTML(html) as string);
  } catch {
    return undefined;
  }
}

/**
 * A page may refuse our policy because it does not list the name, although it may not require a
 * policy for our html.
 */
function createPolicy(): HtmlPolicy {
  const plain: HtmlPolicy = { createHTML: (html) => html };
  try {
    const maker = Reflect.get(window, 'trustedTypes') as PolicyMaker | undefined;
    return maker?.createPolicy('beckon', plain) ?? plain;
  } catch {
    return plain;
  }
}
