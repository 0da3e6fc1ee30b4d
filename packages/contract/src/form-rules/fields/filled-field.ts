/**
 * One answer of a visitor, from the form to the row of the lead: its name and value do not change
 * on the way. Only the call between browser and server has other names for its parts
 * (docs/wire-names.md). docs/behaviour/forms.md#names-of-answers.
 */
export interface FilledField {
  readonly id: string;
  /** Never empty: the field's fixed name, its own name, or its kind and a counter. */
  readonly name: string;
  readonly kind: string;
  /** The fixed name of its field, or the kind. It is only sent; the server does not read it. */
  readonly createdAs: string;
  readonly placeholder: string;
  /** The text beside the field. */
  readonly label: string;
  readonly value: string;
}

/**
 * The parts of an answer that a lead stores. If the field has no label, `label` is its placeholder
 * or its name.
 */
export type LeadField = Pick<FilledField, 'name' | 'label' | 'kind' | 'value'>;
