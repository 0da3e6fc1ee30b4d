import { Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ROUTES } from '../../lib/routes.ts';
import { AuthFrame } from '../../components/ui/auth-frame.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { useResetPassword } from '../../lib/api/session.ts';
import { notifyDone } from '../../lib/notify.ts';
import { PASSWORD_MIN_LENGTH } from '../../lib/password-length.ts';
import styles from './auth.module.css';

/** Where the link of the mail leads: a new password, then to the sign-in. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const [newPassword, setNewPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const token = search.get('token');
  const isTooShort = newPassword.length < PASSWORD_MIN_LENGTH;
  if (token === null || search.has('error')) {
    return (
      <AuthFrame
        title="This link has expired"
        lead="Links for a new password work once and for a short time."
      >
        <Button component={Link} to={ROUTES.forgotPassword} size="md">
          Send a new one
        </Button>
      </AuthFrame>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isTooShort) return;
    reset.mutate(
      { newPassword, token },
      {
        onSuccess: () => {
          notifyDone('Your new password is set.');
          void navigate(ROUTES.signIn, { replace: true });
        },
      },
    );
  };
  return (
    <AuthFrame title="Choose a new password" lead="You sign in with it from now on.">
      <form onSubmit={submit}>
        <Stack gap="md">
          <PasswordInput
            label="New password"
            description={`At least ${PASSWORD_MIN_LENGTH} characters`}
            autoComplete="new-password"
            size="md"
            value={newPassword}
            error={
              asked && isTooShort ? `Use at least ${PASSWORD_MIN_LENGTH} characters` : undefined
            }
            onChange={(event) => setNewPassword(event.currentTarget.value)}
          />
          {reset.error === null ? null : (
            <p role="alert" className={styles['error']}>
              {messageOf(reset.error)}
            </p>
          )}
          <Button type="submit" size="md" loading={reset.isPending}>
            Set the password
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
