import type { DesignDocument } from '@beckon/contract/owner-calls';
import type { FieldSpec } from '@beckon/contract/form-rules';

/** A field as an owner sets it in the editor. A test passes only the properties that it is about. */
export interface DesignedField
  extends
    Pick<FieldSpec, 'kind' | 'label'>,
    Partial<Omit<FieldSpec, 'kind' | 'label' | 'options'>> {
  readonly options?: readonly string[];
}

interface FormTexts {
  readonly send: string;
  readonly thanks: string;
}

interface Block {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The design of a popup with a form: one list of fields per step, a button, and a thank-you screen. */
export function aFormDesign(
  steps: readonly (readonly DesignedField[])[],
  { send, thanks }: FormTexts = { send: 'Send', thanks: 'Thank you' },
): DesignDocument {
  let made = 0;
  const block = (type: string, props: Readonly<Record<string, unknown>>): Block => ({
    type,
    props: { id: `${type}-${(made += 1)}`, ...props },
  });
  const field = ({ options, ...spec }: DesignedField): Block =>
    block('Field', {
      placeholder: '',
      isRequired: false,
      ...spec,
      ...(options === undefined ? {} : { options: options.map((text) => ({ text })) }),
    });
  const slots = steps.map((fields, index) => {
    const isLast = index === steps.length - 1;
    return [
      index === 0 ? 'fields' : `step${index + 1}`,
      [...fields.map(field), ...(isLast ? [block('SubmitButton', { text: send })] : [])],
    ];
  });
  return {
    root: { props: {} },
    content: [
      block('Screen', {
        screen: 'form',
        content: [
          block('Headline', { text: 'Write to us' }),
          block('Form', { look: 'labelled', steps: steps.length, ...Object.fromEntries(slots) }),
        ],
      }),
      block('Screen', { screen: 'thanks', content: [block('Headline', { text: thanks })] }),
    ],
  };
}
