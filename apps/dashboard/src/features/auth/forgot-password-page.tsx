import { useForm } from '@mantine/form';
import { Link } from 'react-router';
import { AuthFrame } from '../../components/ui/auth-frame.tsx';
import { useForgotPassword } from '../../lib/api/session.ts';
import { ROUTES } from '../../lib/routes.ts';
import { EmailField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import styles from './auth.module.css';

/** Sends a link for a new password; says nothing about whether the address is known. */
export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  return (
    <AuthFrame
      title="Forgot your password?"
      lead={
        forgot.isSuccess
          ? 'If that address has an account, an e-mail with a link is on its way.'
          : 'We send you a link to choose a new one.'
      }
    >
      {forgot.isSuccess ? null : (
        <AuthForm
          submitLabel="Send the link"
          isPending={forgot.isPending}
          error={forgot.error}
          onSubmit={form.onSubmit(({ email }) => forgot.mutate(email.trim()))}
        >
          <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        </AuthForm>
      )}
      <p className={styles['other']}>
        <Link to={ROUTES.signIn}>Back to signing in</Link>
      </p>
    </AuthFrame>
  );
}
