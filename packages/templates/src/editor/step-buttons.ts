import { blocksIn, type DesignBlock as Block, STEP_LISTS, stepsOf } from '@beckon/contract/popup';
import type { Language } from '@beckon/contract/values';
import { submitButton } from '../blocks/form/submit-button.tsx';
import { COPY } from '../copy.ts';
import type { RawProps } from '../design/read-props.ts';
import { startProps } from './start-props.ts';

type Step = readonly Block[];

/** The button that sends in the new last step. */
interface Sender {
  readonly button: Block;
  /** Whether it leaves the old last step, is made like a button inside another block, or is new. */
  readonly origin: 'moved' | 'copied' | 'new';
}

/**
 * Returns the settings of a form that had this number of steps before: the button of its old last
 * step moves to the new last step, and the steps before it get buttons that go on. Without this,
 * the button that sends would stay in a step that is no longer the last one. The place of a button
 * decides what it does, not its text, and only buttons that go on and were made here are replaced.
 * Does not change its input.
 */
export function withStepButtons(form: RawProps, before: number, language: Language): RawProps {
  const steps = STEP_LISTS.map((name) => blocksIn(form[name]));
  const [last, oldLast] = [stepsOf(form) - 1, before - 1];
  if (last === oldLast || (last === 0 && buttonsIn(steps.flat()).length === 0)) return form;
  const sender = senderOf(steps[oldLast] ?? [], language);
  const lastStep = withSender(steps[last] ?? [], sender);
  if (lastStep === undefined) return form;
  const next = steps.map((blocks, at) => {
    if (at === last) return lastStep;
    if (at > last) return blocks.filter((block) => block !== sender.button);
    return at < oldLast ? blocks : goingOn(blocks, sender.button, language);
  });
  return { ...form, ...Object.fromEntries(STEP_LISTS.map((name, at) => [name, next[at] ?? []])) };
}

/** With no button or several, nobody can know which one sends. */
function senderOf(oldLastStep: Step, language: Language): Sender {
  const [only, ...others] = buttonsIn(oldLastStep);
  const start = startProps(submitButton, language, 'lightbox');
  if (only === undefined || others.length > 0)
    return { button: newButton(start, 'new'), origin: 'new' };
  if (oldLastStep.includes(only)) return { button: only, origin: 'moved' };
  const { text = start['text'], look = start['look'], width = start['width'] } = only.props;
  return { button: newButton({ ...start, text, look, width }, 'new'), origin: 'copied' };
}

/** The last step with the button that sends. Undefined if the step can be sent as it is. */
function withSender(step: Step, { button, origin }: Sender): Step | undefined {
  const [only, ...others] = buttonsIn(step);
  if (only === undefined) return hasHtml(step) ? undefined : [...step, button];
  const isOurs = others.length === 0 && step.includes(only) && isMadeToGoOn(only);
  return isOurs && origin !== 'new' ? step.with(step.indexOf(only), button) : undefined;
}

/** A step before the last one: a button that goes on takes the place of the one that sent. */
function goingOn(step: Step, send: Block, language: Language): Step {
  const text = COPY[language].newParts.goOn;
  const button = newButton({ ...send.props, text }, 'goes-on');
  const at = step.indexOf(send);
  if (at !== -1) return step.with(at, button);
  return buttonsIn(step).length > 0 || hasHtml(step) ? step : [...step, button];
}

/** The id distinguishes a button that was made here from the owner's own buttons. */
function newButton(props: RawProps, purpose: 'new' | 'goes-on'): Block {
  const id = `SubmitButton-${purpose}-${crypto.randomUUID()}`;
  return { type: 'SubmitButton', props: { ...props, id } };
}

function isMadeToGoOn({ props: { id } }: Block): boolean {
  return typeof id === 'string' && id.startsWith('SubmitButton-goes-on-');
}

function buttonsIn(step: Step): Step {
  return blocksOfType(step, 'SubmitButton');
}

/** The owner's own html may contain a button. */
function hasHtml(step: Step): boolean {
  return blocksOfType(step, 'Html').length > 0;
}

/** The blocks of a type among these blocks and inside them. */
function blocksOfType(blocks: readonly Block[], type: string): readonly Block[] {
  return blocks.flatMap((block) =>
    block.type === type
      ? [block]
      : Object.values(block.props).flatMap((value) => blocksOfType(blocksIn(value), type)),
  );
}
