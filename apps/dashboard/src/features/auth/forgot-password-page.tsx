import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AuthFrame } from '../../components/ui/layout/auth-frame.tsx';
import { setupQuery, useForgotPassword } from '../../lib/api/session.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { EmailField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import styles from './auth.module.css';

/** Texts before and after sending, by where the server writes the link: mail or log. */
const WORDS = {
  mail: {
    before: 'We’ll send you a link to choose a new one.',
    after: 'If that address has an account, an email with a link is on its way.',
    button: 'Send the link',
  },
  log: {
    before:
      'This installation sends no email. The link for a new password is written to the server’s log, where only the person who runs the server can read it.',
    after:
      'If that address has an account, the server’s log now contains a link. It works once, for an hour: look for “An owner asked for a new password”.',
    button: 'Write the link to the log',
  },
} as const;

/** Sends a link for a new password. Does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const { data: setup } = useQuery(setupQuery);
  const words = WORDS[setup?.sendsMail === false ? 'log' : 'mail'];
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  return (
    <AuthFrame title="Forgot your password?" lead={forgot.isSuccess ? words.after : words.before}>
      {forgot.isSuccess ? null : (
        <AuthForm
          submitLabel={words.button}
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
