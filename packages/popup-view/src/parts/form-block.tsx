import { parseFieldSpec, type FieldSpec } from '@beckon/contract/form-rules';
import { useMemo, type ReactNode } from 'react';
import { CommonField, isCommonField } from '../fields/common-field.tsx';
import { PopupForm } from '../form/popup-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { fillPlaceholders } from '../template/fill-placeholders.ts';
import type { BlockSource, ElementProps } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { SentMessage } from './sent-message.tsx';

/**
 * The form of a screen. When it was sent and there is no thank-you screen, a message replaces it.
 * docs/behaviour/popup-parts.md#screens.
 */
export function FormBlock({ source }: { readonly source: BlockSource }): ReactNode {
  const { saysSentInPlace, props, heading, extras } = useView();
  const { onEvent, submit, layout, language, countryCode, pageParameters, tags, ports } = props;
  const shownAtMs = props.drawn?.shownAtMs;
  if (saysSentInPlace) return <SentMessage />;
  return (
    <PopupForm
      label={heading}
      language={language}
      isMobile={layout === 'mobile'}
      submitState={submit}
      steps={stepsOf(source)}
      StepProgress={extras?.StepProgress}
      countryCode={countryCode}
      pageParameters={pageParameters}
      tags={tags}
      ports={ports}
      shownAtMs={shownAtMs}
      className={classOf(source.props)}
      onSubmit={(form, buttonText) => onEvent({ name: 'SUBMIT_ASKED', form, buttonText })}
      onStepCompleted={(step) => onEvent({ name: 'STEP_COMPLETED', ...step })}
    >
      {source.children}
    </PopupForm>
  );
}

/** One field. Draws nothing if the description of the field cannot be read. */
export function FieldBlock({ source }: { readonly source: BlockSource }): ReactNode {
  const {
    props: { tags },
    extras,
  } = useView();
  const json = source.data('field');
  const spec = useMemo(() => withTags(parseFieldSpec(json), tags), [json, tags]);
  if (spec === undefined) return null;
  const Field = isCommonField(spec) ? CommonField : (extras?.Field ?? CommonField);
  if (spec.kind === 'hidden') return <Field spec={spec} />;
  const { 'data-field': _, ...shown } = source.props;
  return (
    <div {...shown}>
      <Field spec={spec} />
    </div>
  );
}

/** The template's submit button. */
export function SubmitBlock({
  source: { props, children },
}: {
  readonly source: BlockSource;
}): ReactNode {
  return (
    <SubmitButton {...props} className={classOf(props)}>
      {children}
    </SubmitButton>
  );
}

function withTags(
  spec: FieldSpec | undefined,
  tags: ReadonlyMap<string, string> | undefined,
): FieldSpec | undefined {
  if (spec === undefined || tags === undefined) return spec;
  return {
    ...spec,
    label: fillPlaceholders(spec.label, tags),
    placeholder: fillPlaceholders(spec.placeholder, tags),
  };
}

function stepsOf({ data }: BlockSource): number {
  const steps = Number(data('steps'));
  return Number.isInteger(steps) && steps > 0 ? steps : 1;
}

function classOf(props: ElementProps): string {
  const name = props['className'];
  return typeof name === 'string' ? name.replace('poptin-form-submit-button', '').trim() : '';
}
