import { Button, Switch, TextInput } from '@mantine/core';
import { SecretInput } from '../../components/secret-input.tsx';
import type { DestinationForm } from '@beckon/contract/owner-calls';

interface ConnectInputProps {
  readonly input: DestinationForm['inputs'][number];
  readonly value: string;
  /** The last characters of a secret that is set already. If given, the field may stay empty. */
  readonly kept: string | undefined;
  /** Removes the secret that is set already. Missing: there is none, or it is needed. */
  readonly onClear: (() => void) | undefined;
  readonly onChange: (value: string) => void;
}

/** The field for one value that a destination needs. */
export function ConnectInput({ input, value, kept, onClear, onChange }: ConnectInputProps) {
  const { label, help, type, isRequired } = input;
  if (type === 'switch')
    return (
      <Switch
        label={label}
        description={help}
        checked={value === 'yes'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
      />
    );
  const common = {
    label,
    description: help,
    dir: 'ltr' as const,
    maxLength: 2000,
    required: isRequired && kept === undefined,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  };
  if (type === 'secret')
    return (
      <div>
        <SecretInput
          {...common}
          autoComplete="off"
          placeholder={kept === undefined ? '' : `Saved: ${kept}. Enter another one to change it.`}
          visibilityToggleButtonProps={{ 'aria-label': `Show ${label}` }}
        />
        {onClear && (
          <Button variant="subtle" size="compact-sm" mt={4} onClick={onClear}>
            Remove “{label}”
          </Button>
        )}
      </div>
    );
  return <TextInput {...common} autoComplete="off" type={type === 'url' ? 'url' : 'text'} />;
}
