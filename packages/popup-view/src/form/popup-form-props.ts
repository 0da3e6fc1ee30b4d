import type { Language } from '@beckon/contract/values';
import type { ComponentType, ReactNode } from 'react';
import type { FilledForm, PopupViewEvent } from '../view-contract.ts';
import type { FormPorts } from './form-context.ts';
import type { StepProgressProps } from './step-progress.tsx';

type CompletedStep = Omit<Extract<PopupViewEvent, { name: 'STEP_COMPLETED' }>, 'name'>;

/** A form of a popup: `Field`s anywhere inside it are checked and sent. */
export interface PopupFormProps {
  /** The headline above the form, which distinguishes it from the form of another popup. */
  readonly label?: string;
  readonly language: Language;
  readonly isMobile: boolean;
  /** `idle` after a failed send lets the visitor try again. */
  readonly submitState: 'idle' | 'sending' | 'sent';
  /** The number of steps of the form. Its `FormStep` children are counted from 1. */
  readonly steps?: number;
  /** Draws the progress of a form with several steps. */
  readonly StepProgress?: ComponentType<StepProgressProps> | undefined;
  /** Visitor's country, two letters. If it is missing or unknown, `us` is used. */
  readonly countryCode?: string | undefined;
  readonly pageParameters: ReadonlyMap<string, string>;
  readonly tags?: ReadonlyMap<string, string> | undefined;
  readonly ports: FormPorts;
  /** When the form was shown, if that was before it worked (ms since 1970). */
  readonly shownAtMs?: number | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
  /**
   * Called with a valid form. Called again only after `submitState` has left `idle` and returned to
   * it.
   */
  readonly onSubmit: (form: FilledForm, buttonText: string) => void;
  /** Called when a step before the last is completed; `form` contains the fields up to that step. */
  readonly onStepCompleted?: (completed: CompletedStep) => void;
  /** Called when the visitor submits again while the first submission is running. */
  readonly onSubmitBlocked?: () => void;
}
