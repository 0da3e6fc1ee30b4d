import type { Trigger } from './trigger.ts';

/** Opens when the visitor's browser blocks advertisements. docs/behaviour/triggers.md#ad-blocker. */
export const adBlocker: Trigger<true> = {
  configOf: ({ triggers }) => triggers.adBlocker,
  arm(_config, { page }, fire) {
    let isArmed = true;
    void page.hasAdBlocker().then((isThere) => {
      if (isArmed && isThere) fire();
    });
    return () => {
      isArmed = false;
    };
  },
};
