import type { Trigger } from './trigger.ts';

/** Opens at the nth click anywhere on the page, except on our popups. docs/behaviour/triggers.md. */
export const pageClicks: Trigger<{ readonly clicks: number }> = {
  configOf: ({ triggers: { pageClicks: clicks } }) =>
    clicks === undefined ? undefined : { clicks },
  arm({ clicks }, { page }, fire) {
    let left = clicks;
    const stop = page.onClick(({ target }) => {
      if (!target?.closest('[data-beckon]')) left -= 1;
      if (left > 0) return;
      stop();
      fire();
    });
    return stop;
  },
};
