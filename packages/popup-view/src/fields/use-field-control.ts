import {
  isLengthLimited,
  type FieldSpec,
  type FieldValue,
  type ReadPhone,
} from '@beckon/contract/form-rules';
import { INPUT_MAX_LENGTH, type Language } from '@beckon/contract/values';
import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { FormContext, StepContext, type FormApi } from '../form/form-context.ts';
import { messagesFor, type Messages } from '../messages/messages-for.ts';
import { autocompleteToken } from './autocomplete-token.ts';

type TextElement = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** The props that every text-like control puts on its element. */
export interface InputProps {
  readonly ref: RefObject<TextElement | null>;
  readonly defaultValue: string;
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly required: boolean;
  readonly placeholder: string | undefined;
  readonly autoComplete: string | undefined;
  readonly maxLength: number | undefined;
  readonly 'aria-label': string | undefined;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'data-highlight': boolean | undefined;
}

/** The state and handlers of a field, for its control. */
export interface FieldControl {
  readonly spec: FieldSpec;
  readonly form: FormApi | undefined;
  readonly messages: Messages;
  readonly language: Language;
  readonly value: FieldValue;
  /** The value as text; '' for groups. */
  readonly text: string;
  readonly inputProps: InputProps;
  readonly problemText: string | undefined;
  readonly frameRef: RefObject<HTMLDivElement | null>;
  readonly answer: (value: FieldValue, phone?: ReadPhone) => void;
  /** Checks the field when the visitor leaves it. `value` is its current text. */
  readonly leave: (value?: FieldValue) => void;
}

/** Connects a field to its form. Without a form the field is drawn, but stores no answer. */
export function useFieldControl(spec: FieldSpec): FieldControl {
  const form = useContext(FormContext);
  const step = useContext(StepContext) ?? spec.step ?? 1;
  const frameRef = useRef<HTMLDivElement>(null);
  const register = form?.register;
  useEffect(() => register?.(spec, step, frameRef.current), [register, spec, step]);

  const language = form?.language ?? 'en';
  const messages = messagesFor(language);
  const value = form?.valueOf(spec) ?? '';
  const text = typeof value === 'string' ? value : '';
  const problemText = form?.problemTextOf(spec);
  const inputProps = {
    ...inputPropsOf(spec, form, problemText !== undefined),
    ref: useText(text),
    defaultValue: text,
  };
  return {
    spec,
    form,
    messages,
    language,
    value,
    inputProps,
    frameRef,
    text,
    problemText,
    answer: (next, phone) => form?.answer(spec, next, phone),
    leave: (now = value) => form?.leave(spec, now),
  };
}

/**
 * Writes the text into the element when the text changes, and only then: what a program has filled
 * in without an event must not be lost each time when the form is drawn again.
 */
function useText(text: string): RefObject<TextElement | null> {
  const ref = useRef<TextElement>(null);
  const written = useRef(text);
  useLayoutEffect(() => {
    if (ref.current && written.current !== text) ref.current.value = text;
    written.current = text;
  });
  return ref;
}

function inputPropsOf(
  spec: FieldSpec,
  form: FormApi | undefined,
  isWrong: boolean,
): Omit<InputProps, 'ref' | 'defaultValue'> {
  const id = `${form?.formId ?? 'field'}-${spec.id}`;
  return {
    id,
    name: spec.baseName ?? (spec.name || spec.id),
    className: 'bk-input',
    required: spec.isRequired,
    placeholder: spec.placeholder || undefined,
    autoComplete: autocompleteToken(spec),
    maxLength: isLengthLimited(spec) ? INPUT_MAX_LENGTH : undefined,
    'aria-label': unseenLabel(spec),
    'data-highlight': form?.isHighlighted(spec) === true || undefined,
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  };
}

/** The accessible name of a field without a label: its placeholder, or else its own name. */
function unseenLabel({ label, placeholder, name }: FieldSpec): string | undefined {
  return label === '' ? placeholder || name || undefined : undefined;
}
