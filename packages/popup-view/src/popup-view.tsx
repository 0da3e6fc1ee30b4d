import { useEffect, useMemo, type ReactNode } from 'react';
import { needsExtras } from './extras/needs-extras.ts';
import { useExtras } from './extras/use-extras.ts';
import { OpenPopup } from './open-popup.tsx';
import { parseTemplate } from './template/parse-template.ts';
import type { PopupViewProps } from './view-contract.ts';

/**
 * A popup, or nothing and TEMPLATE_BROKEN when its template cannot be drawn. Waits for what the template needs, so that nothing jumps
 * once it is shown.
 */
export function PopupView({ props, shadow }: { readonly props: PopupViewProps; readonly shadow: ShadowRoot }): ReactNode {
  const { template, popup, onEvent } = props;
  const result = useMemo(() => parseTemplate(template, popup.id), [template, popup.id]);
  const isExtra = useMemo(() => result.ok && needsExtras(result.template.root, popup), [result, popup]);
  const loading = useExtras(isExtra);
  const why = result.ok ? undefined : result.why;

  useEffect(() => {
    if (why !== undefined) onEvent({ name: 'TEMPLATE_BROKEN', why });
    // Reported once a template, not with each new `onEvent`.
  }, [why, template]);

  if (!result.ok || loading.name === 'waiting') return null;
  return <OpenPopup props={props} shadow={shadow} template={result.template} extras={loading.extras} />;
}
