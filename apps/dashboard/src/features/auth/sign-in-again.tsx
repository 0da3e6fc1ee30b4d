import { Modal, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useIsSessionEnded, useSignInAgain, useSignOut } from '../../lib/api/session.ts';
import { EmailField, PasswordField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import styles from './auth.module.css';

/** Above all other dialogs and notices. */
const Z_INDEX = 1000;

/** A sign-in dialog over the page when the session has ended. Unsaved changes stay on the page. */
export function SignInAgain({ email }: { readonly email: string }) {
  return (
    <Modal
      opened={useIsSessionEnded()}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={Z_INDEX}
      title="Please sign in again"
      overlayProps={{ backgroundOpacity: 0.6, blur: 8 }}
    >
      <SignInForm email={email} />
    </Modal>
  );
}

function SignInForm({ email }: { readonly email: string }) {
  const signIn = useSignInAgain();
  const signOut = useSignOut();
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } });
  return (
    <>
      <Text size="sm" mb="md">
        You are no longer signed in. Everything on this page is still here: sign in to go on.
      </Text>
      <AuthForm
        submitLabel="Sign in"
        isPending={signIn.isPending}
        error={signIn.error}
        onSubmit={form.onSubmit(({ password }) =>
          signIn.mutate({ email, password, rememberMe: true }),
        )}
      >
        <EmailField value={email} readOnly />
        <PasswordField
          data-autofocus
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
      </AuthForm>
      <p className={styles['other']}>
        Not you?{' '}
        <button type="button" onClick={() => signOut.mutate()}>
          Leave this page
        </button>
      </p>
    </>
  );
}
