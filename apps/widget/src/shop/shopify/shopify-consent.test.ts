import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { whenShopConsents } from './shopify-consent.ts';

/** A store whose consent interface appears when the test adds it. */
function aStore() {
  const answers = { mayTrack: true };
  let bring = (): void => undefined;
  const Shopify = {
    shop: 'tern.myshopify.example',
    loadFeatures(_features: unknown, onCome: () => void) {
      bring = () => {
        Object.assign(Shopify, { customerPrivacy: { userCanBeTracked: () => answers.mayTrack } });
        onCome();
      };
    },
  };
  const clock = fakeClock();
  const starts: number[] = [];
  const stop = whenShopConsents({ Shopify }, clock, () => starts.push(clock.now()));
  return { answers, clock, starts, stop, bringInterface: () => bring() };
}

describe('in a Shopify store', () => {
  it('all starts as soon as the consent interface has come and allows it, once', () => {
    const { clock, starts, bringInterface } = aStore();
    const cameAt = clock.now() + 300;
    clock.pass(300);
    expect(starts).toEqual([]);
    bringInterface();
    clock.pass(0);
    expect(starts).toEqual([cameAt]);
    clock.pass(5_000);
    expect(starts).toEqual([cameAt]);
    expect(clock.pending()).toBe(0);
  });

  it('the consent of a visitor who has not decided yet is checked every second', () => {
    const { answers, clock, starts, bringInterface } = aStore();
    answers.mayTrack = false;
    bringInterface();
    clock.pass(4_000);
    expect(starts).toEqual([]);
    answers.mayTrack = true;
    clock.pass(1_000);
    expect(starts).toHaveLength(1);
  });

  it('nothing starts after the check was stopped', () => {
    const { clock, starts, stop, bringInterface } = aStore();
    stop();
    bringInterface();
    clock.pass(5_000);
    expect(starts).toEqual([]);
  });
});
