import { useEffect, useMemo, type ReactNode } from 'react';
import type { LazyParts } from './lazy/lazy-parts.ts';
import { needsExtras, needsForm } from './lazy/needed-parts.ts';
import { useLazy } from './lazy/use-lazy.ts';
import { OpenPopup } from './open-popup.tsx';
import { parseTemplate, type TemplateResult } from './template/parse-template.ts';
import type { PopupViewProps } from './view-contract.ts';

/**
 * A popup, or nothing and TEMPLATE_BROKEN when its template cannot be drawn. Waits for what the template needs, so that nothing jumps
 * once it is shown.
 */
export function PopupView({ props, shadow }: { readonly props: PopupViewProps; readonly shadow: ShadowRoot }): ReactNode {
  const { template, popup, onEvent } = props;
  const result = useMemo(() => parseTemplate(template, popup.id), [template, popup.id]);
  const { why, parts } = useParts(result, popup);

  useEffect(() => {
    if (why !== undefined) onEvent({ name: 'TEMPLATE_BROKEN', why });
    // Reported once a template, not with each new `onEvent`.
  }, [why, template]);

  if (!result.ok || parts === undefined) return null;
  return <OpenPopup props={props} shadow={shadow} template={result.template} parts={parts} />;
}

/** Without extras a popup shows its template's own markup in their place; without its form it is better not shown. */
function useParts(result: TemplateResult, popup: PopupViewProps['popup']): { readonly why: string | undefined; readonly parts: LazyParts | undefined } {
  const needs = useMemo(
    () => ({ extras: result.ok && needsExtras(result.template.root, popup), form: result.ok && needsForm(result.template.root) }),
    [result, popup],
  );
  const extras = useLazy(needs.extras, () => import('./extras/index.ts'));
  const form = useLazy(needs.form, () => import('./parts/form-part.ts'));
  const parts = useMemo(() => {
    if (extras.name === 'loading' || form.name !== 'ready') return undefined;
    return { extras: extras.name === 'ready' ? extras.part : undefined, form: form.part };
  }, [extras, form]);
  if (!result.ok) return { why: result.why, parts };
  return { why: form.name === 'failed' ? 'its form could not be loaded' : undefined, parts };
}
