import { expect, it } from 'vitest';
import { aPopup } from '../popup/testing/a-popup.ts';
import { aForm } from './testing/run-popup.ts';
import { settle, stage } from './testing/stage.ts';

const teaser = {
  showMode: 'after_close',
  label: 'Deal',
  side: 'left',
  animated: false,
  closeDelayMs: 200,
} as const;

it('a popup that is opened again while it closes shows its teaser until its turn comes', async () => {
  const turns: (() => void)[] = [];
  let passes = true;
  const { runner, teaser: tab } = stage(aPopup({ teaser }), {
    mayShow: () => passes,
    takeTurn: (granted) => void turns.push(granted),
  });
  runner.fire('time');
  turns.pop()?.();
  await settle();
  runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'escape' });
  runner.fire('click');
  expect([runner.state().name, tab()]).toEqual(['waiting', 'tab']);
  passes = false;
  turns.pop()?.();
  expect([runner.state().name, tab()]).toEqual(['armed', 'tab']);
});

it('a converted popup that is opened again while it closes shows no teaser', async () => {
  const { runner, clock, teaser: tab } = stage(aPopup({ teaser, stopForConverted: true }));
  runner.fire('time');
  await settle();
  runner.handleViewEvent({ name: 'SUBMIT_ASKED', form: aForm, buttonText: 'Join' });
  await settle();
  for (const askAgain of [() => runner.fire('click'), () => clock.pass(800)]) {
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'escape' });
    askAgain();
    await settle();
  }
  expect([runner.state().name, tab()]).toEqual(['closed', undefined]);
});

it('a locked popup that a visitor opens again after a conversion can be closed', async () => {
  const closing = { ...aPopup().closing, contentLock: true };
  const { runner, clock } = stage(aPopup({ teaser: { ...teaser, showMode: 'always' }, closing }));
  runner.fire('time');
  await settle();
  runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'x_click' });
  expect(runner.state().name).toBe('open');
  runner.handleViewEvent({ name: 'SUBMIT_ASKED', form: aForm, buttonText: 'Join' });
  await settle();
  // Once while it closes, and once when it has closed.
  for (const wait of [() => undefined, () => clock.pass(800)]) {
    runner.handleViewEvent({ name: 'CLOSE_ASKED', by: 'escape' });
    wait();
    expect(runner.state().name).not.toBe('open');
    runner.fire('click');
    await settle();
    expect(runner.state()).toMatchObject({ name: 'open', isUnlocked: true });
  }
});
