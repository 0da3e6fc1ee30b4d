import type { Clock } from '@beckon/host-page/clock';
import type { Listen, Off } from '../page/listen.ts';
import type { BannerSettings } from '../settings/from-banner-settings.ts';
import { DISMISS_SCROLL_PX } from '../timings.ts';

interface AutoDismissDeps {
  readonly window: Window;
  readonly settings: BannerSettings;
  readonly clock: Clock;
  readonly listen: Listen;
  readonly dismiss: () => void;
}

/**
 * Where consent is assumed, a banner may close by itself: after a time, or when the page is
 * scrolled.
 */
export function armAutoDismiss(deps: AutoDismissDeps): Off {
  const { window, settings, clock, listen, dismiss } = deps;
  const { dismissAfterMs, dismissesOnScroll } = settings;
  const offs: Off[] = [];
  if (dismissAfterMs > 0) offs.push(clock.after(dismissAfterMs, dismiss));
  if (dismissesOnScroll)
    offs.push(
      listen(window, 'scroll', () => {
        if (window.scrollY > DISMISS_SCROLL_PX) dismiss();
      }),
    );
  return () => offs.forEach((off) => off());
}
