import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from '../fields/field.tsx';
import { aFieldSpec, formProps } from '../testing/render-form.tsx';
import type { FilledForm } from '../view-contract.ts';
import { FormStep } from './form-step.tsx';
import { PopupForm } from './popup-form.tsx';
import { StepProgress } from './step-progress.tsx';
import { SubmitButton } from './submit-button.tsx';

const NAME = aFieldSpec({ id: 'name', kind: 'name', label: 'Name', isRequired: true });
const COLOUR = aFieldSpec({
  id: 'colour',
  kind: 'radio',
  label: 'Colour',
  options: ['Red', 'Blue'],
});
const EMAIL = aFieldSpec({ id: 'email', kind: 'email', label: 'Email', isRequired: true });

function renderSteps(language: 'en' | 'he' = 'en') {
  const onSubmit = vi.fn<(form: FilledForm, buttonText: string) => void>();
  const onStepCompleted =
    vi.fn<
      (completed: {
        readonly step: number;
        readonly form: FilledForm;
        readonly lacksConsent: boolean;
      }) => void
    >();
  render(
    <PopupForm {...formProps({ onSubmit, onStepCompleted, language, steps: 3, StepProgress })}>
      <FormStep step={1}>
        <Field spec={NAME} />
      </FormStep>
      <FormStep step={2}>
        <Field spec={COLOUR} />
      </FormStep>
      <FormStep step={3}>
        <Field spec={EMAIL} />
        <SubmitButton>Send</SubmitButton>
      </FormStep>
    </PopupForm>,
  );
  return { user: userEvent.setup(), onSubmit, onStepCompleted };
}

const next = () => screen.getByRole('button', { name: 'Next' });
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

test('the form goes step by step, with progress, and sends everything at the end', async () => {
  const { user, onSubmit, onStepCompleted } = renderSteps();
  expect(progress()).toBe('Step 1 of 3');
  expect(screen.queryByLabelText(/Email/)?.closest('[hidden]')).not.toBeNull();
  await user.type(screen.getByLabelText(/Name/), 'Ann');
  await user.click(next());
  expect(onStepCompleted).toHaveBeenLastCalledWith({
    step: 1,
    form: expect.objectContaining({
      fields: [expect.objectContaining({ id: 'name', value: 'Ann' })],
    }),
    lacksConsent: false,
  });
  expect(progress()).toBe('Step 2 of 3');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Red' }));
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  await user.click(next());
  expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
  await user.type(screen.getByLabelText(/Email/), 'ann@example.com{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.lastCall?.[0].fields.map(({ value }) => value)).toEqual([
    'Ann',
    'Blue',
    'ann@example.com',
  ]);
});

test('a step with an error cannot be left', async () => {
  const { user, onStepCompleted } = renderSteps();
  await user.click(next());
  expect(progress()).toBe('Step 1 of 3');
  expect(onStepCompleted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText(/Name/));
  expect(screen.getByText('Please fill in this field')).toBeTruthy();
});

test('Enter on a step before the last opens the next step instead of sending', async () => {
  const { user, onSubmit } = renderSteps();
  await user.type(screen.getByLabelText(/Name/), 'Ann{Enter}');
  expect(progress()).toBe('Step 2 of 3');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('going back keeps the answers', async () => {
  const { user } = renderSteps();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await user.type(screen.getByLabelText(/Name/), 'Ann{Enter}');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(progress()).toBe('Step 1 of 3');
  expect(screen.getByLabelText(/Name/)).toHaveProperty('value', 'Ann');
  expect(document.activeElement).toBe(screen.getByLabelText(/Name/));
});

test('in Hebrew the steps are announced in Hebrew', async () => {
  const { user } = renderSteps('he');
  await user.type(screen.getByLabelText(/Name/), 'דנה');
  await user.click(screen.getByRole('button', { name: 'הבא' }));
  expect(screen.getByRole('alert').textContent).toBe('שלב 2 מתוך 3');
  expect(screen.getByRole('button', { name: 'חזרה' })).toBeTruthy();
});

function renderQuestion() {
  const onSubmit = vi.fn<(form: FilledForm, buttonText: string) => void>();
  render(
    <PopupForm {...formProps({ onSubmit, steps: 2, StepProgress })}>
      <FormStep step={1}>
        <SubmitButton>Yes, I want 20% off</SubmitButton>
      </FormStep>
      <FormStep step={2}>
        <Field spec={EMAIL} />
        <SubmitButton>Send</SubmitButton>
      </FormStep>
    </PopupForm>,
  );
  return { user: userEvent.setup(), onSubmit };
}

test('the submit button of an earlier step opens the next step and sends nothing', async () => {
  const { user, onSubmit } = renderQuestion();
  await user.click(screen.getByRole('button', { name: 'Yes, I want 20% off' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
});

test('Enter in the last step reports the button that is visible there', async () => {
  const { user, onSubmit } = renderQuestion();
  await user.click(screen.getByRole('button', { name: 'Yes, I want 20% off' }));
  await user.keyboard('ann@example.com{Enter}');
  expect(onSubmit).toHaveBeenCalledWith(expect.anything(), 'Send');
});
