import { LINK_CLICK_GRACE_MS } from '../timings.ts';
import { whenScrolledUpFast } from './scrolled-up-fast.ts';
import { stopAll } from './stop-all.ts';
import type { Trigger, TriggerContext } from './trigger.ts';

/** These elements open lists or contain frames, so the pointer leaves them without leaving the page. */
const TAKES_THE_POINTER = 'select, option, iframe, embed, object';

/**
 * Opens when the visitor is about to leave. Desktop: the pointer leaves through the top edge.
 * Mobile: a fast upward scroll or a return to the tab; the back button only when the owner asked
 * for it (docs/decisions/0026). docs/behaviour/triggers.md#exit-intent.
 */
export const exitIntent: Trigger<{ readonly backButton: boolean }> = {
  configOf: ({ triggers }) => triggers.exitIntent,
  arm: (config, context, fire) =>
    context.page.isMobile() ? armMobile(config, context, fire) : armDesktop(context, fire),
};

function armDesktop({ page, clock }: TriggerContext, fire: () => void): () => void {
  let linkClickedAtMs = Number.NEGATIVE_INFINITY;
  const stops = [
    page.onClick(({ target }) => {
      if (target?.closest('a[href]')) linkClickedAtMs = clock.now();
    }),
    page.onPointerExit(({ clientY, from, to }) => {
      if (to !== undefined || clientY > 0 || from?.closest(TAKES_THE_POINTER)) return;
      if (clock.now() - linkClickedAtMs < LINK_CLICK_GRACE_MS) return;
      stopAll(stops);
      fire();
    }),
  ];
  return () => stopAll(stops);
}

function armMobile(
  { backButton }: { readonly backButton: boolean },
  context: TriggerContext,
  fire: () => void,
): () => void {
  const { page } = context;
  let wasHidden = false;
  const fireOnce = (): void => {
    stopAll(stops);
    fire();
  };
  const stops = [
    whenScrolledUpFast(context, fireOnce),
    page.onVisibility((isVisible) => {
      if (isVisible && wasHidden) fireOnce();
      wasHidden = !isVisible;
    }),
    ...(backButton ? [page.onBackButton(fireOnce)] : []),
  ];
  return () => stopAll(stops);
}
