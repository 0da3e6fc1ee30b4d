import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { ROUTES } from '../../lib/routes.ts';
import { AuthFrame } from '../../components/ui/auth-frame.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { meQuery, setupQuery, useSignIn } from '../../lib/api/session.ts';
import styles from './auth.module.css';

function readFrom(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : '/popups';
}

/**
 * Signs in and goes back to where the owner came from; a fresh installation is led to its first
 * account.
 */
export function SignInPage() {
  const me = useQuery(meQuery);
  const setup = useQuery(setupQuery);
  const { state } = useLocation();
  const signIn = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  if (me.data) return <Navigate to={readFrom(state)} replace />;
  if (setup.data?.isFirstRun === true) return <Navigate to={ROUTES.signUp} replace />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ email: email.trim(), password, rememberMe: true });
  };
  const demo = setup.data?.demo;
  return (
    <AuthFrame title="Sign in" lead="Good to see you again.">
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
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            size="md"
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {signIn.error === null ? null : (
            <p role="alert" className={styles['error']}>
              {messageOf(signIn.error)}
            </p>
          )}
          <Button type="submit" size="md" loading={signIn.isPending}>
            Sign in
          </Button>
        </Stack>
      </form>
      {setup.data?.mayResetPassword === true ? (
        <p className={styles['other']}>
          <Link to={ROUTES.forgotPassword}>Forgot your password?</Link>
        </p>
      ) : null}
      {demo === undefined ? null : (
        <div className={styles['demo']}>
          <p>This installation came with a demo account.</p>
          <Button
            variant="default"
            size="xs"
            loading={signIn.isPending}
            onClick={() => signIn.mutate({ ...demo, rememberMe: true })}
          >
            Look around with it
          </Button>
        </div>
      )}
      {setup.data?.maySignUp === true ? (
        <p className={styles['other']}>
          New here? <Link to={ROUTES.signUp}>Create an account</Link>
        </p>
      ) : null}
    </AuthFrame>
  );
}
