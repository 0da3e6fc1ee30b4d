import type { Mounted, TeaserViewProps } from '../view-contract.ts';

/**
 * Draws a teaser tab into an empty shadow root that is already in the page, as soon as the part for
 * tabs is loaded.
 */
export function mountTeaser(shadow: ShadowRoot, props: TeaserViewProps): Mounted<TeaserViewProps> {
  let latest: TeaserViewProps | undefined = props;
  let drawn: Mounted<TeaserViewProps> | undefined;
  import('../teaser/draw-teaser.tsx').then(
    ({ drawTeaser }) => {
      if (latest) drawn = drawTeaser(shadow, latest);
    },
    () => undefined,
  );
  return {
    update(next) {
      latest = next;
      drawn?.update(next);
    },
    unmount() {
      latest = undefined;
      drawn?.unmount();
    },
  };
}
