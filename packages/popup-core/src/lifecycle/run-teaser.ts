import type { TriggerName } from '@beckon/contract/values';
import { runMachine, type Runner } from '@beckon/host-page/machine/machine-runner';
import { teaserMachine, type TeaserEvent, type TeaserState } from './teaser-machine.ts';
import type { GameOptions } from './reactions/reactions.ts';

/** How the tab of a popup is shown. Undefined: it is hidden. */
export type ShownTeaser = 'tab' | 'behind-popup' | undefined;

/** What a teaser needs from its page. */
export interface TeaserOptions extends Pick<GameOptions, 'popup' | 'clock'> {
  /** Whether the filters let the popup open now by this trigger. */
  readonly mayShow: (by: TriggerName) => boolean;
  readonly showTeaser: (teaser: ShownTeaser) => void;
}

/**
 * Runs the teaser of a popup and shows it at once if the filters allow it. A click calls `onClick`
 * with whether the popup may open.
 */
export function runTeaser(
  { popup, clock, mayShow, showTeaser }: TeaserOptions,
  onClick: (opens: boolean) => void,
): Runner<TeaserState, TeaserEvent> {
  const teaser: Runner<TeaserState, TeaserEvent> = runMachine({
    machine: teaserMachine,
    subject: popup,
    clock,
    perform() {
      const opens = mayShow('teaser');
      onClick(opens);
      if (!opens) teaser.send({ name: 'POPUP_UNAVAILABLE' });
    },
    onChange: ({ name }) =>
      showTeaser(name === 'hidden' ? undefined : name === 'behind-popup' ? name : 'tab'),
  });
  if (teaser.state().name === 'tab') {
    if (mayShow('teaser')) showTeaser('tab');
    else teaser.send({ name: 'POPUP_UNAVAILABLE' });
  }
  return teaser;
}

/**
 * If loading may be retried, the teaser stays, so that a click tries again. A popup that can never
 * be drawn has no teaser.
 */
export function reportFailure(
  teaser: Runner<TeaserState, TeaserEvent>,
  { mayRetry }: { readonly mayRetry: boolean },
): void {
  if (!mayRetry) teaser.send({ name: 'POPUP_UNAVAILABLE' });
  else if (teaser.state().name === 'behind-popup')
    teaser.send({ name: 'POPUP_CLOSED', converted: false });
}
