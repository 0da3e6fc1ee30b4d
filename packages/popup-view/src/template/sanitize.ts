import { isSafeAddress, isSafePicture } from '@beckon/contract/address';

/** Elements that run, embed, restyle or redirect; they are left out with everything inside. */
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

/** Attributes with a meaning of their own for the browser or for React; none belongs in a template. */
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
 * The value an attribute may be drawn with, or undefined when it must be left out: event handlers,
 * scripting or `data:` addresses (pictures may be `data:image`), broken names, and what would reach
 * outside the popup.
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
  // Inside svg only a part of the same drawing or a picture may be pointed at.
  if (tag === 'image') return isSafePicture(value) ? value : undefined;
  return value.trim().startsWith('#') ? value : undefined;
}
