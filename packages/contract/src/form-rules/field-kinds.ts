/** Every kind of field a visitor can meet. docs/behaviour/forms.md#kinds-of-fields. */
export const FIELD_KINDS = [
  'email',
  'name',
  'phone',
  'birthday',
  'date',
  'select',
  'checkbox',
  'radio',
  'text',
  'number',
  'textarea',
  'url',
  'hidden',
  'tel',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What programs need to know of a kind without drawing it. */
export interface FieldKindTraits {
  /** Drawn by what comes with the view; the other kinds come with the extras. */
  readonly isCommon: boolean;
  /** Answered by choosing among the field's `options`. */
  readonly hasOptions?: true;
  /** Can show a hint while it is empty. */
  readonly hasPlaceholder?: true;
  /** Has a `phoneMode`. */
  readonly isPhone?: true;
  /** What the browser may fill it with: a token of the `autocomplete` attribute. */
  readonly autocomplete?: string;
}

/**
 * What is true of each kind. A new kind is named above, described here, drawn by a component in
 * popup-view's `fields/` and named for owners in the templates' `field-words.ts`: the compiler asks
 * for each.
 */
const TRAITS = {
  email: { isCommon: true, hasPlaceholder: true, autocomplete: 'email' },
  name: { isCommon: true, hasPlaceholder: true, autocomplete: 'name' },
  phone: { isCommon: true, hasPlaceholder: true, isPhone: true, autocomplete: 'tel' },
  tel: { isCommon: true, hasPlaceholder: true, isPhone: true, autocomplete: 'tel' },
  text: { isCommon: true, hasPlaceholder: true },
  url: { isCommon: true, hasPlaceholder: true, autocomplete: 'url' },
  checkbox: { isCommon: true, hasPlaceholder: true, hasOptions: true },
  hidden: { isCommon: true },
  birthday: { isCommon: false, autocomplete: 'bday' },
  date: { isCommon: false, hasPlaceholder: true },
  select: { isCommon: false, hasPlaceholder: true, hasOptions: true },
  radio: { isCommon: false, hasOptions: true },
  number: { isCommon: false, hasPlaceholder: true },
  textarea: { isCommon: false, hasPlaceholder: true },
} as const satisfies Record<FieldKind, FieldKindTraits>;

/** The kinds that come with the view. */
export type CommonKind = {
  [Kind in FieldKind]: (typeof TRAITS)[Kind]['isCommon'] extends true ? Kind : never;
}[FieldKind];

/** What is true of a kind. */
export function traitsOf(kind: FieldKind): FieldKindTraits {
  return TRAITS[kind];
}
