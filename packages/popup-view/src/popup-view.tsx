import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { needsExtras } from './lazy/needs-extras.ts';
import { chunkOf, useLazy } from './lazy/use-lazy.ts';
import { OpenPopup } from './open-popup.tsx';
import { PopupBoundary } from './popup-boundary.tsx';
import { parseTemplate } from './template/parse-template.ts';
import type { PopupViewProps } from './view-contract.ts';

/**
 * Draws a popup. If its template cannot be drawn, or a component throws, draws nothing and reports
 * TEMPLATE_BROKEN. Waits for the extras that the template needs, so that the layout does not change
 * after the popup is shown. If the extras cannot be loaded, the template's own markup is drawn
 * instead.
 */
export function PopupView({
  props,
  shadow,
}: {
  readonly props: PopupViewProps;
  readonly shadow: ShadowRoot;
}): ReactNode {
  const { template, popup, isPreview, ports, onEvent } = props;
  const result = useMemo(() => parseTemplate(template, popup.id), [template, popup.id]);
  const wantsExtras = useMemo(
    () => result.ok && (isPreview || needsExtras(result.template.root, popup)),
    [result, isPreview, popup],
  );
  const extras = useLazy(wantsExtras, () => import('./extras/index.ts'));
  const why = result.ok ? undefined : result.why;

  const report = useEffectEvent(onEvent);
  useEffect(() => {
    if (why !== undefined) report({ name: 'TEMPLATE_BROKEN', why });
  }, [why, template]);

  if (!result.ok || (wantsExtras && extras.name === 'loading')) return null;
  return (
    <PopupBoundary
      onBroken={(reason) =>
        ports.inNextTask(() => onEvent({ name: 'TEMPLATE_BROKEN', why: reason }))
      }
    >
      <OpenPopup
        props={props}
        shadow={shadow}
        template={result.template}
        extras={chunkOf(extras)}
      />
    </PopupBoundary>
  );
}
