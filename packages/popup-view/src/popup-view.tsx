import { useEffect, useMemo, type ReactNode } from 'react';
import { OpenPopup } from './open-popup.tsx';
import { parseTemplate } from './template/parse-template.ts';
import type { PopupViewProps } from './view-contract.ts';

/** A popup, or nothing and TEMPLATE_BROKEN when its template cannot be drawn. */
export function PopupView({ props, shadow }: { readonly props: PopupViewProps; readonly shadow: ShadowRoot }): ReactNode {
  const { template, popup, onEvent } = props;
  const result = useMemo(() => parseTemplate(template, popup.id), [template, popup.id]);
  const why = result.ok ? undefined : result.why;

  useEffect(() => {
    if (why !== undefined) onEvent({ name: 'TEMPLATE_BROKEN', why });
    // Reported once a template, not with each new `onEvent`.
  }, [why, template]);

  return result.ok ? <OpenPopup props={props} shadow={shadow} template={result.template} /> : null;
}
