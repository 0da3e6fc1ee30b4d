const RENAMED: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  minlength: 'minLength',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  usemap: 'useMap',
  allowfullscreen: 'allowFullScreen',
  playsinline: 'playsInline',
  autoplay: 'autoPlay',
  datetime: 'dateTime',
  referrerpolicy: 'referrerPolicy',
  fetchpriority: 'fetchPriority',
  spellcheck: 'spellCheck',
  enterkeyhint: 'enterKeyHint',
  hreflang: 'hrefLang',
  novalidate: 'noValidate',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

/** Boolean attributes: their presence means true, but React would read an empty text as false. */
const SWITCHES: ReadonlySet<string> = new Set([
  'hidden',
  'disabled',
  'readOnly',
  'required',
  'multiple',
  'defaultChecked',
  'controls',
  'loop',
  'muted',
  'playsInline',
  'autoPlay',
  'open',
  'reversed',
  'inert',
  'noValidate',
  'allowFullScreen',
]);

/**
 * An attribute under the name and value that React (and Preact) expect: `stroke-width` becomes
 * `strokeWidth`, `class` becomes `className`, `hidden=""` becomes true.
 */
export function reactAttribute(
  attribute: string,
  value: string,
): readonly [string, string | boolean] {
  const name =
    RENAMED[attribute] ??
    (/^(?:data-|aria-)/.test(attribute)
      ? attribute
      : attribute.replace(/[:-]([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  return SWITCHES.has(name) && value.toLowerCase() !== 'false' ? [name, true] : [name, value];
}
