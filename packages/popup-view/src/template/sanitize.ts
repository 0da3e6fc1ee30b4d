import { isSafeAddress, isSafePicture } from '@beckon/contract/address';

/** Elements that run code, embed content, restyle or redirect. They are left out with their content. */
const DROPPED_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'link',
  'meta',
  'base',
  'object',
  'embed',
  'applet',
  'iframe',
  'frame',
  'frameset',
  'template',
  'noscript',
  'portal',
  'title',
  'head',
  'foreignobject',
  'animate',
  'set',
  'animatetransform',
  'animatemotion',
  'dialog',
  'slot',
]);

/** Attributes with a special meaning for the browser or React. A template must not contain them. */
const DROPPED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'srcdoc',
  'formaction',
  'action',
  'ping',
  'nonce',
  'is',
  'slot',
  'part',
  'ref',
  'key',
  'children',
  'autofocus',
  'background',
  'manifest',
  'dangerouslysetinnerhtml',
  'suppresshydrationwarning',
  'suppresscontenteditablewarning',
  'popover',
  'popovertarget',
  'contenteditable',
  'defaultvalue',
  'defaultchecked',
  'innerhtml',
  'accesskey',
  'crossorigin',
  'integrity',
  'form',
  'tabindex',
  'download',
]);

const MEDIA_ATTRIBUTES: ReadonlySet<string> = new Set(['src', 'poster', 'data-src', 'data-poster']);
const IMAGE_ELEMENTS: ReadonlySet<string> = new Set(['img', 'image', 'source', 'video', 'picture']);
const VALID_NAME = /^[a-z][\w.:-]*$/i;
const VALID_ELEMENT = /^[a-z][\w.-]*$/i;

/** Whether an element of a template may be drawn at all. */
export function isAllowedElement(name: string): boolean {
  return VALID_ELEMENT.test(name) && !DROPPED_ELEMENTS.has(name.toLowerCase());
}

/**
 * The value with which an attribute may be drawn. Undefined if it must be left out: event handlers,
 * addresses that run code or begin with `data:` (pictures may use `data:image`), invalid names, and
 * anything with an effect outside the popup.
 */
export function allowedAttribute(
  element: string,
  attribute: string,
  value: string,
): string | undefined {
  const name = attribute.toLowerCase();
  if (!isAllowedName(name)) return undefined;
  const tag = element.toLowerCase();
  if (name === 'href' || name === 'xlink:href') return allowedHref(tag, value);
  if (name === 'srcset') return value.split(/[\s,]+/).every(isSafePicture) ? value : undefined;
  if (MEDIA_ATTRIBUTES.has(name)) {
    const isPicture = IMAGE_ELEMENTS.has(tag) || name === 'data-poster';
    return (isPicture ? isSafePicture : isSafeAddress)(value) ? value : undefined;
  }
  return value;
}

function isAllowedName(name: string): boolean {
  return VALID_NAME.test(name) && !name.startsWith('on') && !DROPPED_ATTRIBUTES.has(name);
}

function allowedHref(tag: string, value: string): string | undefined {
  if (tag === 'a' || tag === 'area')
    return isSafeAddress(value) && value.trim() !== '' ? value : undefined;
  // In svg, an address may only refer to a part of the same drawing, or to a picture.
  if (tag === 'image') return isSafePicture(value) ? value : undefined;
  return value.trim().startsWith('#') ? value : undefined;
}
