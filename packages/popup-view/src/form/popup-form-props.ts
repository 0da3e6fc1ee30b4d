import type { Language } from '@beckon/contract/values';
import type { ReactNode } from 'react';
import type { FilledForm, PopupViewEvent } from '../view-contract.ts';
import type { FormPorts } from './form-context.ts';

type CompletedStep = Omit<Extract<PopupViewEvent, { name: 'STEP_COMPLETED' }>, 'name'>;

/** A form of a popup: `Field`s anywhere inside it are checked and sent. */
export interface PopupFormProps {
  readonly language: Language;
  readonly isMobile: boolean;
  /** `idle` after a failed send lets the visitor try again. */
  readonly submitState: 'idle' | 'sending' | 'sent';
  /** How many steps the form has; its `FormStep` children are counted from 1. */
  readonly steps?: number;
  /** Visitor's country, two letters; `us` if absent or unknown. */
  readonly countryCode?: string | undefined;
  readonly pageParameters: ReadonlyMap<string, string>;
  readonly tags?: ReadonlyMap<string, string> | undefined;
  readonly ports: FormPorts;
  /** When the form was shown, where that was before it worked. */
  readonly shownAtMs?: number | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
  /** A valid form was submitted; called once until `submitState` has been away from `idle` and back. */
  readonly onSubmit: (form: FilledForm, buttonText: string) => void;
  /** A step before the last was completed; `form` contains the fields up to it. */
  readonly onStepCompleted?: (completed: CompletedStep) => void;
  /** A second submit came while the first one runs. */
  readonly onSubmitBlocked?: () => void;
}
