import type { FieldSpec, FieldValue, ReadPhone } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { createContext } from 'react';
import type { Messages } from '../messages/messages-for.ts';
import type { ViewPorts } from '../view-contract.ts';

/** The external functions that a form may use. */
export type FormPorts = Pick<
  ViewPorts,
  'loadFreeMailDomains' | 'loadPart' | 'loadValidator' | 'now' | 'prefersReducedMotion'
>;

/** What a form provides to its fields. */
export interface FormApi {
  readonly language: Language;
  readonly messages: Messages;
  readonly ports: FormPorts;
  readonly formId: string;
  readonly countryCode: string;
  readonly step: number;
  readonly steps: number;
  readonly submitState: 'idle' | 'sending' | 'sent';
  readonly valueOf: (spec: FieldSpec) => FieldValue;
  readonly phoneOf: (spec: FieldSpec) => ReadPhone | undefined;
  /** The problem of the field's answer in the visitor's language; undefined if there is none. */
  readonly problemTextOf: (spec: FieldSpec) => string | undefined;
  /**
   * The address that the visitor probably means; undefined if there is no suggestion, or until the
   * rules are loaded.
   */
  readonly suggestEmail: (text: string) => string | undefined;
  /** The visitor has confirmed this address, so the form does not ask about it again. */
  readonly meansAddress: (text: string) => void;
  readonly isHighlighted: (spec: FieldSpec) => boolean;
  readonly answer: (spec: FieldSpec, value: FieldValue, phone?: ReadPhone) => void;
  /** Checks a field that the visitor has left; `value` is its current text. */
  readonly leave: (spec: FieldSpec, value: FieldValue) => void;
  /** Adds the field to the fields that are checked and sent. Returns a function that removes it. */
  readonly register: (spec: FieldSpec, step: number, frame: HTMLElement | null) => () => void;
  readonly goBack: () => void;
}

/** The form around a field; undefined outside of a form. */
export const FormContext = createContext<FormApi | undefined>(undefined);

/** The step that a field is in, counted from 1; undefined outside of steps. */
export const StepContext = createContext<number | undefined>(undefined);
