import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { ROUTES } from '../../lib/routes.ts';
import { AuthFrame } from '../../components/ui/auth-frame.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { meQuery, setupQuery, useSignUp } from '../../lib/api/session.ts';
import { PASSWORD_MIN_LENGTH } from '../../lib/password-length.ts';
import styles from './auth.module.css';

/** Creates an owner: the first of a fresh installation, or another one where that is allowed. */
export function SignUpPage() {
  const me = useQuery(meQuery);
  const setup = useQuery(setupQuery);
  const signUp = useSignUp();
  const [fields, setFields] = useState({ name: '', email: '', password: '' });
  const [asked, setAsked] = useState(false);

  if (me.data) return <Navigate to={ROUTES.popups} replace />;
  if (setup.data?.maySignUp === false && !setup.data.isFirstRun)
    return <Navigate to={ROUTES.signIn} replace />;

  const isTooShort = fields.password.length < PASSWORD_MIN_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isTooShort)
      signUp.mutate({ ...fields, name: fields.name.trim(), email: fields.email.trim() });
  };
  const set = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }));
  const isFirstRun = setup.data?.isFirstRun === true;
  return (
    <AuthFrame
      title={isFirstRun ? 'Create the first account' : 'Create an account'}
      lead={
        isFirstRun
          ? 'This installation is new. Whoever signs up now runs it.'
          : 'A minute from now you can publish your first popup.'
      }
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label="Your name"
            autoComplete="name"
            required
            size="md"
            withAsterisk={false}
            value={fields.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            required
            size="md"
            dir="ltr"
            withAsterisk={false}
            value={fields.email}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
          <PasswordInput
            label="Password"
            description={`At least ${PASSWORD_MIN_LENGTH} characters`}
            autoComplete="new-password"
            required
            size="md"
            withAsterisk={false}
            error={
              asked && isTooShort ? `Use at least ${PASSWORD_MIN_LENGTH} characters` : undefined
            }
            value={fields.password}
            onChange={(event) => set({ password: event.currentTarget.value })}
          />
          {signUp.error === null ? null : (
            <p role="alert" className={styles['error']}>
              {messageOf(signUp.error)}
            </p>
          )}
          <Button type="submit" size="md" loading={signUp.isPending}>
            Create account
          </Button>
        </Stack>
      </form>
      {isFirstRun ? null : (
        <p className={styles['other']}>
          Already have one? <Link to={ROUTES.signIn}>Sign in</Link>
        </p>
      )}
    </AuthFrame>
  );
}
