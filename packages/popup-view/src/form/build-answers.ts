import type { FieldSpec, FieldValue, ProblemCode, RuleContext } from '@beckon/contract/form-rules';
import type { RefObject } from 'react';
import type { FormApi } from './form-context.ts';
import type { FormEvent, FormState } from './form-state.ts';
import { initialValue } from './initial-value.ts';
import { localDay } from './local-day.ts';
import type { PopupFormProps } from './popup-form-props.ts';
import type { Validator } from './use-validator.ts';

/** The part of a form that contains its answers. */
export interface Answers extends Pick<
  FormApi,
  'valueOf' | 'phoneOf' | 'problemTextOf' | 'suggestEmail' | 'isHighlighted' | 'answer' | 'leave'
> {
  readonly contextOf: (spec: FieldSpec) => RuleContext;
}

interface AnswersInput {
  readonly state: FormState;
  readonly dispatch: (event: FormEvent) => void;
  readonly props: PopupFormProps;
  readonly validator: Validator | undefined;
  readonly freeMailDomains: RefObject<ReadonlySet<string> | undefined>;
}

/**
 * Reads answers from the form's state and stores new ones. Each new answer is checked, if the rules
 * are loaded.
 */
export function buildAnswers({
  state,
  dispatch,
  props,
  validator,
  freeMailDomains,
}: AnswersInput): Answers {
  const contextOf = ({ id }: FieldSpec): RuleContext => {
    const phone = state.phones.get(id);
    const domains = freeMailDomains.current;
    return {
      today: localDay(props.ports.now()),
      ...(phone && { phone }),
      ...(domains && { freeMailDomains: domains }),
    };
  };
  return {
    contextOf,
    valueOf: (spec): FieldValue => state.values.get(spec.id) ?? initialValue(spec, props),
    phoneOf: ({ id }) => state.phones.get(id),
    problemTextOf: ({ id }) => {
      const problem = state.problems.get(id);
      return problem && validator?.problemTextsFor(props.language)[problem];
    },
    suggestEmail: (text) => validator?.suggestEmail(text),
    isHighlighted: ({ id }) => state.highlightedId === id,
    answer(spec, value, phone) {
      const found = validator?.checkField(spec, value, {
        ...contextOf(spec),
        ...(phone && { phone }),
      });
      dispatch({
        name: 'ANSWERED',
        id: spec.id,
        value,
        phone,
        problem: stillThere(state.problems.get(spec.id), found),
      });
    },
    leave(spec, value) {
      validator?.checkLeft({ spec, value, context: contextOf(spec) }, props.language, dispatch);
    },
  };
}

/** A message stays until its problem is solved. Typing never adds a new message. */
function stillThere(
  shown: ProblemCode | undefined,
  found: ProblemCode | undefined,
): ProblemCode | undefined {
  return shown === found ? shown : undefined;
}
