import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/**
 * Mantine's password input. The button that shows the password can be reached by keyboard, and a
 * wrong value is announced as wrong; Mantine leaves both out.
 */
export function SecretInput({ visibilityToggleButtonProps, ...props }: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={Boolean(props.error)}
      visibilityToggleButtonProps={{ tabIndex: 0, ...visibilityToggleButtonProps }}
      {...props}
    />
  );
}
