import type { Popup } from '@beckon/contract/popup';
import type { FilledForm } from '@beckon/popup-view/view-contract';
import { fakeClock, type FakeClock } from '@beckon/host-page/testing/fake-clock';
import { runMachine, type Runner } from '@beckon/host-page/machine/machine-runner';
import { REACTIONS } from '../reactions/popup-reactions.ts';
import { createPopupMachine } from '../popup-machine.ts';
import type { Reactions } from '../reactions/reactions.ts';
import type { ClickedLink, PopupEffect, PopupEvent, PopupState } from '../popup-state.ts';

export interface RunningPopup {
  readonly clock: FakeClock;
  readonly runner: Runner<PopupState, PopupEvent>;
  /** Names of the effects so far, in their order. */
  readonly effects: () => readonly string[];
  /** The last effect of that name. */
  readonly last: <Name extends PopupEffect['name']>(
    name: Name,
  ) => Extract<PopupEffect, { name: Name }> | undefined;
}

/** A popup whose effects are recorded, not carried out. */
export function runPopup(popup: Popup, reactions: Reactions = REACTIONS): RunningPopup {
  const clock = fakeClock();
  const performed: PopupEffect[] = [];
  const runner = runMachine({
    machine: createPopupMachine(() => reactions),
    subject: popup,
    clock,
    perform: (effect) => void performed.push(effect),
  });
  return {
    clock,
    runner,
    effects: () => performed.map(({ name }) => name),
    last: (name) =>
      performed.findLast(
        (effect): effect is Extract<PopupEffect, { name: typeof name }> => effect.name === name,
      ),
  };
}

/** The same popup, opened. */
export function runOpenPopup(
  popup: Popup,
  { reactions, ...loaded }: { timerEndsAtMs?: number; reactions?: Reactions } = {},
): RunningPopup {
  const running = runPopup(popup, reactions);
  running.runner.send({ name: 'TRIGGER_FIRED', by: 'time', mayShow: true });
  running.runner.send({ name: 'SLOT_GRANTED', mayShow: true });
  running.runner.send({ name: 'LOADED', ...loaded });
  return running;
}

export const aForm: FilledForm = {
  fields: [
    {
      id: 'email',
      name: 'email',
      kind: 'email',
      createdAs: 'email',
      placeholder: '',
      label: 'E-mail',
      value: 'ann@example.com',
    },
  ],
  consentChecked: false,
  looksAutomated: false,
  fillTimeMs: 4000,
};

export const submitted: PopupEvent = {
  name: 'SUBMITTED',
  ask: { by: 'form', form: aForm, buttonText: 'Join' },
};
export const delivered: PopupEvent = { name: 'CONVERSION_ENDED', by: 'form', ok: true };
export const clickDelivered: PopupEvent = { name: 'CONVERSION_ENDED', by: 'link', ok: true };
/** The visitor continues to the next step of the form. */
export const stepCompleted = {
  name: 'STEP_COMPLETED',
  form: aForm,
  lacksConsent: false,
} as const satisfies PopupEvent;

export function aLink(changes: Partial<ClickedLink> = {}): PopupEvent {
  return {
    name: 'LINK_CLICKED',
    link: {
      href: 'https://shop.example/sale',
      newTab: false,
      buttonText: 'Shop',
      isConversion: false,
      closes: true,
      ...changes,
    },
  };
}

/** An open popup whose form was submitted and whose conversion was delivered. */
export function convert(popup: Popup): RunningPopup {
  const running = runOpenPopup(popup);
  running.runner.send(submitted);
  running.runner.send(delivered);
  return running;
}
