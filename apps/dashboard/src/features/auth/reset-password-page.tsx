import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '../../components/ui/layout/auth-frame.tsx';
import { useResetPassword } from '../../lib/api/session.ts';
import { newPasswordError } from '../../lib/new-password-error.ts';
import { notifyDone } from '../../lib/notify.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { NewPasswordField } from './auth-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { focusFirstError } from '../../components/field-errors.ts';

/** The page that the link in the mail opens: sets a new password, then leads to the sign-in page. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token === null || search.has('error') ? <ExpiredLink /> : <ChoosePassword token={token} />;
}

function ExpiredLink() {
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

function ChoosePassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { newPassword: '' },
    validate: { newPassword: newPasswordError },
  });
  const submit = form.onSubmit(
    ({ newPassword }) =>
      reset.mutate(
        { newPassword, token },
        {
          onSuccess: () => {
            notifyDone('Your new password is set.');
            void navigate(ROUTES.signIn, { replace: true });
          },
        },
      ),
    focusFirstError(form),
  );
  return (
    <AuthFrame title="Choose a new password" lead="You sign in with it from now on.">
      <AuthForm
        submitLabel="Set the password"
        isPending={reset.isPending}
        error={reset.error}
        onSubmit={submit}
      >
        <NewPasswordField
          label="New password"
          key={form.key('newPassword')}
          {...form.getInputProps('newPassword')}
        />
      </AuthForm>
    </AuthFrame>
  );
}
