import type { Language } from '@beckon/contract/values';
import { MOST_STEPS, stepSlots, stepsOf } from '../blocks/form.tsx';
import { submitButton } from '../blocks/submit-button.tsx';
import { COPY } from '../copy.ts';
import type { RawProps } from '../design/read-props.ts';
import { startProps } from './start-props.ts';

interface Block {
  readonly type: string;
  readonly props: RawProps;
}

type Steps = readonly (readonly Block[])[];

/**
 * Returns the settings of a form whose number of steps has changed: the last step has the button
 * that sends, and the steps before it have buttons that go on. Without this, the button that sends
 * would stay in a step that is no longer the last one. Does not change its input.
 */
export function withStepButtons(form: RawProps, language: Language): RawProps {
  if (!Number(form['steps'])) return form;
  const slots = stepSlots(MOST_STEPS);
  const steps = slots.map((name) => blocksIn(form[name]));
  const last = stepsOf(form) - 1;
  if (hasDeep(steps[last] ?? [], (block) => block.type === 'Html' || isSend(block))) return form;
  if (last === 0 && !hasDeep(steps.flat(), ({ type }) => type === 'SubmitButton')) return form;
  const next = moveSend(steps, last, language);
  return { ...form, ...Object.fromEntries(slots.map((name, at) => [name, next[at] ?? []])) };
}

/** Moves the nearest button that sends to the last step. Steps that are gone are asked first. */
function moveSend(steps: Steps, last: number, language: Language): Steps {
  const gone = steps.map((_step, at) => at).filter((at) => at > last);
  const before = steps.map((_step, at) => last - 1 - at).filter((at) => at >= 0);
  const from = [...gone, ...before].find((at) => steps[at]?.some(isSend));
  const send = steps[from ?? -1]?.find(isSend) ?? startButton(language);
  const goesOnFrom = from ?? 0;
  return steps.map((blocks, at) => {
    if (at === last) return withButton(blocks, isGoOn, send);
    if (at > last) return blocks.filter((block) => block !== send);
    return at < goesOnFrom ? blocks : goingOn(blocks, send, language);
  });
}

/** A step that is not the last one: the button that goes on takes the place of the one that sent. */
function goingOn(blocks: readonly Block[], send: Block, language: Language): readonly Block[] {
  const others = blocks.filter((block) => block !== send);
  if (hasDeep(others, ({ type }) => type === 'Html' || type === 'SubmitButton')) return others;
  const props = { ...send.props, id: newId(), text: COPY[language].newParts.goOn };
  return withButton(blocks, (block) => block === send, { type: 'SubmitButton', props });
}

/** Puts a button in the place of another one, or at the end. */
function withButton(
  blocks: readonly Block[],
  isOther: (block: Block) => boolean,
  button: Block,
): readonly Block[] {
  const at = blocks.findIndex(isOther);
  return at === -1 ? [...blocks, button] : blocks.with(at, button);
}

function startButton(language: Language): Block {
  return {
    type: 'SubmitButton',
    props: { ...startProps(submitButton, language, 'lightbox'), id: newId() },
  };
}

function newId(): string {
  return `SubmitButton-${crypto.randomUUID()}`;
}

const GO_ON: readonly unknown[] = Object.values(COPY).map(({ newParts }) => newParts.goOn);

function isGoOn({ type, props }: Block): boolean {
  return type === 'SubmitButton' && GO_ON.includes(props['text']);
}

function isSend(block: Block): boolean {
  return block.type === 'SubmitButton' && !isGoOn(block);
}

/** Whether one of these blocks, or a block inside them, passes the test. */
function hasDeep(blocks: readonly Block[], passes: (block: Block) => boolean): boolean {
  return blocks.some(
    (block) =>
      passes(block) || Object.values(block.props).some((value) => hasDeep(blocksIn(value), passes)),
  );
}

function blocksIn(list: unknown): readonly Block[] {
  return Array.isArray(list) ? list.filter(isBlock) : [];
}

function isBlock(value: unknown): value is Block {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('props' in value))
    return false;
  return typeof value.props === 'object' && value.props !== null;
}
