import { Button, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import styles from './auth.module.css';

interface AuthFormProps {
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** Why the server refused the last submission. */
  readonly error: Error | null;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a page outside the dashboard: fields, the server's error message and one button. */
export function AuthForm({ onSubmit, submitLabel, isPending, error, children }: AuthFormProps) {
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="md">
        {children}
        {error === null ? null : (
          <p role="alert" className={styles['error']}>
            {messageOf(error)}
          </p>
        )}
        <Button type="submit" size="md" loading={isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
