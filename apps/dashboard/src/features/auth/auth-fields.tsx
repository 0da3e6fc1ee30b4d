import { type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import { PASSWORD_MIN_LENGTH } from '@beckon/contract/values';
import { SecretInput } from '../../components/secret-input.tsx';

/** The email address of an account. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="username"
      required
      size="md"
      dir="ltr"
      withAsterisk={false}
      {...props}
    />
  );
}

/** The password of an account that exists. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <SecretInput
      label="Password"
      autoComplete="current-password"
      required
      size="md"
      withAsterisk={false}
      {...props}
    />
  );
}

/** A password that is being chosen. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordField
      description={`At least ${PASSWORD_MIN_LENGTH} characters`}
      autoComplete="new-password"
      {...props}
    />
  );
}
