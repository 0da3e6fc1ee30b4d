import { SelectField } from '../fields/select-field.tsx';

const ACTIONS = [
  { value: 'show', label: 'Show if' },
  { value: 'dont_show', label: 'Do not show if' },
] as const;

type CheckAction = (typeof ACTIONS)[number]['value'];

interface CheckActionFieldProps {
  readonly value: CheckAction;
  readonly width?: '100%';
  readonly onChange: (value: CheckAction) => void;
}

/** What a check in the visitor's browser decides. */
export function CheckActionField(props: CheckActionFieldProps) {
  return <SelectField {...props} label="What to do" hideLabel choices={ACTIONS} />;
}
