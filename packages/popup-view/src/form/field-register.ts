import type { FieldSpec } from '@beckon/contract/form-rules';

/** A field that is drawn, also in a step that is not shown now. */
export interface RegisteredField {
  readonly spec: FieldSpec;
  readonly step: number;
  readonly frame: HTMLElement | null;
}

/** The fields of one form, in the order of the page. */
export class FieldRegister {
  readonly #fields = new Set<RegisteredField>();

  /** Adds a field; returns a function that removes it. */
  add(field: RegisteredField): () => void {
    this.#fields.add(field);
    return () => void this.#fields.delete(field);
  }

  /** All fields in the order of the page. If two have the same id, only the first one counts. */
  inOrder(): readonly RegisteredField[] {
    const seen = new Set<string>();
    return [...this.#fields]
      .sort((first, second) => positionOf(first, second))
      .filter(({ spec }) => !seen.has(spec.id) && seen.add(spec.id));
  }

  /** Focuses the first control of a field that can be focused. */
  focus(id: string): void {
    const frame = this.inOrder().find(({ spec }) => spec.id === id)?.frame;
    frame
      ?.querySelector<HTMLElement>(
        'input:not([type=hidden]):not([disabled]),select,textarea,button',
      )
      ?.focus();
  }
}

function positionOf(first: RegisteredField, second: RegisteredField): number {
  if (first.frame === null || second.frame === null || first.frame === second.frame) return 0;
  return first.frame.compareDocumentPosition(second.frame) & 4 /* DOCUMENT_POSITION_FOLLOWING */
    ? -1
    : 1;
}
