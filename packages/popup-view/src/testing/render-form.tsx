import { parseFieldSpec, type FieldSpec } from '@beckon/contract/form-rules';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { Field } from '../fields/field.tsx';
import { PopupForm } from '../form/popup-form.tsx';
import type { PopupFormProps } from '../form/popup-form-props.ts';
import * as validator from '../form/validator/index.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import type { FilledForm } from '../view-contract.ts';

/** 15 June 2026, noon in the time zone of the test. */
export const NOON_MS = new Date(2026, 5, 15, 12).getTime();

/** A field as in a template, with the given changes. */
export function aFieldSpec(change: Partial<FieldSpec> = {}): FieldSpec {
  const spec = parseFieldSpec({
    id: change.id ?? change.kind ?? 'f1',
    name: '',
    kind: 'text',
    label: '',
    placeholder: '',
    isRequired: false,
    ...change,
  });
  if (spec === undefined) throw new Error('not a field');
  return spec;
}

/** Props of a form on a desktop, in English, at noon, without lazy parts, and with less motion. */
export function formProps(change: Partial<PopupFormProps> = {}): PopupFormProps {
  return {
    language: 'en',
    isMobile: false,
    submitState: 'idle',
    pageParameters: new Map(),
    tags: new Map(),
    ports: {
      now: () => NOON_MS,
      loadFreeMailDomains: async () => undefined,
      loadPart: async () => undefined,
      loadValidator: async () => validator,
      prefersReducedMotion: () => true,
    },
    onSubmit: vi.fn(),
    ...change,
  };
}

/** Records what the form sent. */
export type SubmitSpy = ReturnType<typeof vi.fn<(form: FilledForm, buttonText: string) => void>>;

/** Draws a form with the fields and a Send button. Returns it with a user who can act on it. */
export function renderForm(
  specs: readonly Partial<FieldSpec>[],
  change: Partial<PopupFormProps> = {},
) {
  const onSubmit: SubmitSpy = vi.fn<(form: FilledForm, buttonText: string) => void>();
  const fields = specs.map(aFieldSpec);
  const element = (more: Partial<PopupFormProps> = {}) => (
    <PopupForm {...formProps({ onSubmit, ...change, ...more })}>
      {fields.map((spec) => (
        <Field key={spec.id} spec={spec} />
      ))}
      <SubmitButton>Send</SubmitButton>
    </PopupForm>
  );
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    queueMicrotask(() => run(0));
    return 0;
  });
  const view = render(element());
  frames.mockRestore();
  return {
    ...view,
    user: userEvent.setup(),
    onSubmit,
    redraw: (more: Partial<PopupFormProps>) => view.rerender(element(more)),
    send: () => screen.getByRole('button', { name: 'Send' }),
    sentValues: () =>
      Object.fromEntries(
        onSubmit.mock.lastCall?.[0].fields.map(({ id, value }) => [id, value]) ?? [],
      ),
  };
}
