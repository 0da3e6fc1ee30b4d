import type { Clock } from '@beckon/host-page/clock';
import type { Listen, Off } from '@beckon/host-page/listen';
import type { Settings } from '../settings/settings.ts';
import { TIMINGS } from '../timings.ts';

interface AutoDismissDeps {
  readonly window: Window;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly listen: Listen;
  readonly dismiss: () => void;
}

/** Where consent is assumed, a banner may go by itself: after a time, or once the page is scrolled. */
export function armAutoDismiss({ window, settings, clock, listen, dismiss }: AutoDismissDeps): Off {
  if (settings.consentType !== 'optout') return () => undefined;
  const { dismissAfterMs, dismissesOnScroll } = settings;
  const offs: Off[] = [];
  if (dismissAfterMs > 0) offs.push(clock.after(dismissAfterMs, dismiss));
  if (dismissesOnScroll)
    offs.push(
      listen(window, 'scroll', () => {
        if (window.scrollY > TIMINGS.dismissScrollPx) dismiss();
      }),
    );
  return () => offs.forEach((off) => off());
}
