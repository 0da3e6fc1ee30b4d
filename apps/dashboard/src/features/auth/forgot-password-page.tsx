import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ROUTES } from '../../lib/routes.ts';
import { AuthFrame } from '../../components/ui/auth-frame.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { useForgotPassword } from '../../lib/api/session.ts';
import styles from './auth.module.css';

/** Sends a link for a new password; says nothing about whether the address is known. */
export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    forgot.mutate(email.trim());
  };
  return (
    <AuthFrame
      title="A new password"
      lead={
        forgot.isSuccess
          ? 'If that address has an account, a mail with a link is on its way.'
          : 'We send you a link to choose one.'
      }
    >
      {forgot.isSuccess ? null : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <TextInput
              label="E-mail"
              type="email"
              autoComplete="username"
              required
              size="md"
              dir="ltr"
              withAsterisk={false}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            {forgot.error === null ? null : (
              <p role="alert" className={styles['error']}>
                {messageOf(forgot.error)}
              </p>
            )}
            <Button type="submit" size="md" loading={forgot.isPending}>
              Send the link
            </Button>
          </Stack>
        </form>
      )}
      <p className={styles['other']}>
        <Link to={ROUTES.signIn}>Back to signing in</Link>
      </p>
    </AuthFrame>
  );
}
