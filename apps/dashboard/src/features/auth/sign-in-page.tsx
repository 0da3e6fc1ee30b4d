import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from 'react-router';
import { AuthFrame } from '../../components/ui/layout/auth-frame.tsx';
import { meQuery, setupQuery, useSignIn } from '../../lib/api/session.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { EmailField, PasswordField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import styles from './auth.module.css';

function readFrom(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : '/popups';
}

/**
 * Signs in and returns to the page that the owner requested. On a new installation, it redirects to
 * the page that creates the first account.
 */
export function SignInPage() {
  const me = useQuery(meQuery);
  const { data: setup } = useQuery(setupQuery);
  const { state } = useLocation();
  const signIn = useSignIn();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } });

  if (me.data) return <Navigate to={readFrom(state)} replace />;
  if (setup?.isFirstRun === true) return <Navigate to={ROUTES.signUp} replace />;

  const send = ({ email, password }: { readonly email: string; readonly password: string }) =>
    signIn.mutate({ email: email.trim(), password, rememberMe: true });
  const demo = setup?.demo;
  return (
    <AuthFrame title="Sign in" lead="Good to see you again.">
      <AuthForm
        submitLabel="Sign in"
        isPending={signIn.isPending}
        error={signIn.error}
        onSubmit={form.onSubmit(send)}
      >
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordField key={form.key('password')} {...form.getInputProps('password')} />
      </AuthForm>
      <p className={styles['other']}>
        <Link to={ROUTES.forgotPassword}>Forgot your password?</Link>
      </p>
      {demo === undefined ? null : (
        <DemoAccount
          isPending={signIn.isPending}
          maySignUp={setup?.maySignUp === true}
          onSignIn={() => send(demo)}
        />
      )}
      {setup?.maySignUp === true ? (
        <p className={styles['other']}>
          New here? <Link to={ROUTES.signUp}>Create an account</Link>
        </p>
      ) : null}
    </AuthFrame>
  );
}

function DemoAccount({
  isPending,
  maySignUp,
  onSignIn,
}: {
  readonly isPending: boolean;
  readonly maySignUp: boolean;
  readonly onSignIn: () => void;
}) {
  return (
    <div className={styles['demo']}>
      <p>This installation came with a demo account.</p>
      {maySignUp ? null : (
        <p>
          For an account of your own, start Beckon with SEED_DEMO=0 and an empty database, and sign
          up.
        </p>
      )}
      <Button variant="default" size="xs" loading={isPending} onClick={onSignIn}>
        Use the demo account
      </Button>
    </div>
  );
}
