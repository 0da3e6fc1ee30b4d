import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { runMachine } from './machine-runner.ts';
import { once, type Machine } from './machine.ts';

type Event = 'GO' | 'AGAIN' | 'STOP' | 'RANG';
type State = { readonly name: 'still' | 'going' };
const machine: Machine<State, Event, string, undefined> = {
  initial: () => ({ name: 'still' }),
  next(state, event) {
    if (event === 'GO') return { state: { name: 'going' }, effects: ['first', 'second'] };
    if (event === 'STOP') return { state: { name: 'still' }, effects: ['stopped'] };
    return event === 'AGAIN' ? { state, effects: ['again'] } : { state, effects: [event] };
  },
  timersIn: ({ name }) => (name === 'going' ? [once<Event>('bell', 100, 'RANG')] : []),
};

it('the machine runner handles one event at a time: another one waits until all effects are done', () => {
  const performed: string[] = [];
  const runner = runMachine<State, Event, string, undefined>({
    machine,
    subject: undefined,
    clock: fakeClock(),
    perform(effect, self) {
      performed.push(effect);
      if (effect === 'first') self.send('AGAIN');
    },
  });
  runner.send('GO');
  expect(performed).toEqual(['first', 'second', 'again']);
});

it('the machine runner starts the timers of a state once, and stops them when the state is left', () => {
  const clock = fakeClock();
  const performed: string[] = [];
  const runner = runMachine<State, Event, string, undefined>({
    machine,
    subject: undefined,
    clock,
    perform: (effect) => void performed.push(effect),
  });
  expect(clock.pending()).toBe(0);
  runner.send('GO');
  clock.pass(60);
  runner.send('GO');
  expect(clock.pending()).toBe(1);
  clock.pass(40);
  expect(performed).toContain('RANG');
  runner.send('STOP');
  expect(clock.pending()).toBe(0);
});

it('the machine runner ignores events and has no timer after it is stopped', () => {
  const clock = fakeClock();
  const performed: string[] = [];
  const runner = runMachine<State, Event, string, undefined>({
    machine,
    subject: undefined,
    clock,
    perform: (effect) => void performed.push(effect),
  });
  runner.send('GO');
  runner.stop();
  runner.send('AGAIN');
  clock.pass(1_000);
  expect([clock.pending(), performed]).toEqual([0, ['first', 'second']]);
});

it('the machine runner continues after an effect that failed', () => {
  let fails = true;
  const performed: string[] = [];
  const runner = runMachine<State, Event, string, undefined>({
    machine,
    subject: undefined,
    clock: fakeClock(),
    perform(effect) {
      if (fails) throw new Error('broken');
      performed.push(effect);
    },
  });
  expect(() => runner.send('GO')).toThrow('broken');
  fails = false;
  runner.send('AGAIN');
  expect(performed).toEqual(['again']);
});
