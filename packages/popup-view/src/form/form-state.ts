import type { FieldValue, ProblemCode, ReadPhone } from '@beckon/contract/form-rules';

/** Where the form puts the focus next. A new object moves the focus again, even to the same place. */
export type FocusTarget = { readonly at: 'field'; readonly id: string } | { readonly at: 'step' };

/** The state of a form between two events. Fields that were never answered are not in the maps. */
export interface FormState {
  readonly values: ReadonlyMap<string, FieldValue>;
  readonly phones: ReadonlyMap<string, ReadPhone>;
  readonly problems: ReadonlyMap<string, ProblemCode>;
  readonly step: number;
  /** The field that is highlighted in an empty form, until the visitor types. */
  readonly highlightedId?: string | undefined;
  /** The text that screen readers announce. */
  readonly announcement: string;
  readonly focus?: FocusTarget | undefined;
}

export type FormEvent =
  | {
      readonly name: 'ANSWERED';
      readonly id: string;
      readonly value: FieldValue;
      readonly phone?: ReadPhone | undefined;
      readonly problem: ProblemCode | undefined;
    }
  | {
      readonly name: 'LEFT';
      readonly id: string;
      readonly problem: ProblemCode | undefined;
      readonly announcement: string;
    }
  | {
      readonly name: 'REFUSED';
      readonly problems: ReadonlyMap<string, ProblemCode>;
      readonly focusId: string | undefined;
      readonly step: number;
      readonly isEmpty: boolean;
      readonly announcement: string;
    }
  | { readonly name: 'STEP_CHANGED'; readonly step: number; readonly announcement: string };

export const INITIAL_FORM_STATE: FormState = {
  values: new Map(),
  phones: new Map(),
  problems: new Map(),
  step: 1,
  announcement: '',
};

/** Returns the form's state after an event. No side effects. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.name) {
    case 'ANSWERED':
      return {
        ...state,
        values: withEntry(state.values, event.id, event.value),
        phones:
          event.phone === undefined ? state.phones : withEntry(state.phones, event.id, event.phone),
        problems: withEntry(state.problems, event.id, event.problem),
        highlightedId: undefined,
        announcement: '',
      };
    case 'LEFT':
      // The submission that ended the press may have said this, and more.
      return state.problems.get(event.id) === event.problem
        ? state
        : {
            ...state,
            problems: withEntry(state.problems, event.id, event.problem),
            announcement: event.announcement,
          };
    case 'REFUSED':
      return {
        ...state,
        problems: event.problems,
        step: event.step,
        highlightedId: event.isEmpty ? event.focusId : undefined,
        announcement: event.announcement,
        focus: event.focusId === undefined ? undefined : { at: 'field', id: event.focusId },
      };
    case 'STEP_CHANGED':
      return {
        ...state,
        step: event.step,
        problems: new Map(),
        highlightedId: undefined,
        announcement: event.announcement,
        focus: { at: 'step' },
      };
  }
}

function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  if (value === undefined && !map.has(key)) return map;
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
