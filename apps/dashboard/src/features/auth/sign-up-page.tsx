import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { AuthFrame } from '../../components/ui/layout/auth-frame.tsx';
import { meQuery, setupQuery, useSignUp } from '../../lib/api/session.ts';
import { newPasswordError } from '../../lib/new-password-error.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { EmailField, NewPasswordField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import styles from './auth.module.css';
import { focusFirstError } from '../../components/field-errors.ts';

/** Creates an account: the first one of a new installation, or another one if the server allows it. */
export function SignUpPage() {
  const me = useQuery(meQuery);
  const { data: setup } = useQuery(setupQuery);

  if (me.data) return <Navigate to={ROUTES.popups} replace />;
  if (setup?.maySignUp === false && !setup.isFirstRun)
    return <Navigate to={ROUTES.signIn} replace />;

  return setup?.isFirstRun === true ? (
    <AuthFrame
      title="Create the first account"
      lead="This installation is new. The person who signs up now becomes its owner."
    >
      <SignUpForm />
    </AuthFrame>
  ) : (
    <AuthFrame title="Create an account" lead="In a minute you can publish your first popup.">
      <SignUpForm />
      <p className={styles['other']}>
        Already have one? <Link to={ROUTES.signIn}>Sign in</Link>
      </p>
    </AuthFrame>
  );
}

function SignUpForm() {
  const signUp = useSignUp();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '' },
    validate: { password: newPasswordError },
  });
  return (
    <AuthForm
      submitLabel="Create account"
      isPending={signUp.isPending}
      error={signUp.error}
      onSubmit={form.onSubmit(
        ({ name, email, password }) =>
          signUp.mutate({ name: name.trim(), email: email.trim(), password }),
        focusFirstError(form),
      )}
    >
      <TextInput
        label="Your name"
        autoComplete="name"
        required
        size="md"
        withAsterisk={false}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <EmailField key={form.key('email')} {...form.getInputProps('email')} />
      <NewPasswordField
        label="Password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
    </AuthForm>
  );
}
