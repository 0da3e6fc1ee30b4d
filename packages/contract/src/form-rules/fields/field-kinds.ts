import { keysOf } from '../../values/tables/keys-of.ts';

/** What programs need to know about a kind of field without rendering it. */
export interface FieldKindTraits {
  /** True: its component loads with the view. The components of other kinds load with the extras. */
  readonly isCommon: boolean;
  /** Answered by choosing among the field's `options`. */
  readonly hasOptions?: true;
  /** Can show a hint while it is empty. */
  readonly hasPlaceholder?: true;
  /** Has a `phoneMode`. */
  readonly isPhone?: true;
  /** What the browser may fill in: a token of the `autocomplete` attribute. */
  readonly autocomplete?: string;
}

/**
 * The only list of the kinds of fields, with the traits of each
 * (docs/behaviour/forms.md#kinds-of-fields). A new kind is a line here, a component in popup-view's
 * `fields/` and its name for owners in the templates' `field-words.ts`: the compiler asks for
 * each.
 */
const TRAITS = {
  email: { isCommon: true, hasPlaceholder: true, autocomplete: 'email' },
  name: { isCommon: true, hasPlaceholder: true, autocomplete: 'name' },
  phone: { isCommon: true, hasPlaceholder: true, isPhone: true, autocomplete: 'tel' },
  birthday: { isCommon: false, autocomplete: 'bday' },
  date: { isCommon: false, hasPlaceholder: true },
  select: { isCommon: false, hasPlaceholder: true, hasOptions: true },
  checkbox: { isCommon: true, hasPlaceholder: true, hasOptions: true },
  radio: { isCommon: false, hasOptions: true },
  text: { isCommon: true, hasPlaceholder: true },
  number: { isCommon: false, hasPlaceholder: true },
  textarea: { isCommon: false, hasPlaceholder: true },
  url: { isCommon: true, hasPlaceholder: true, autocomplete: 'url' },
  hidden: { isCommon: true },
  tel: { isCommon: true, hasPlaceholder: true, isPhone: true, autocomplete: 'tel' },
} as const satisfies Readonly<Record<string, FieldKindTraits>>;

export type FieldKind = keyof typeof TRAITS;
/** Every kind of field, in the order in which owners choose among them. */
export const FIELD_KINDS = keysOf(TRAITS);

/** The kinds whose components load with the view. */
export type CommonKind = {
  [Kind in FieldKind]: (typeof TRAITS)[Kind]['isCommon'] extends true ? Kind : never;
}[FieldKind];

/** The traits of a kind. */
export function traitsOf(kind: FieldKind): FieldKindTraits {
  return TRAITS[kind];
}
