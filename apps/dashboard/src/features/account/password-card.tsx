import { Button, Stack } from '@mantine/core';
import { focusFirstError, showFieldError } from '../../components/field-errors.ts';
import { SecretInput } from '../../components/secret-input.tsx';
import { useForm } from '@mantine/form';
import { Card } from '../../components/ui/layout/card.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useChangePassword } from '../../lib/api/session.ts';
import { newPasswordError } from '../../lib/new-password-error.ts';
import { notifyDone } from '../../lib/notify.ts';

/** Changes the owner's password; asks for the old one. */
export function PasswordCard() {
  const change = useChangePassword();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (password) => (password === '' ? 'Enter your current password' : undefined),
      newPassword: newPasswordError,
    },
  });
  const submit = form.onSubmit(
    (passwords) =>
      change.mutate(passwords, {
        onError: (error) => {
          const isAboutNew = error instanceof ApiError && error.status === 422;
          showFieldError(form, isAboutNew ? 'newPassword' : 'currentPassword', error);
        },
        onSuccess: () => {
          notifyDone('Your password is changed.');
          form.reset();
        },
      }),
    focusFirstError(form),
  );
  return (
    <Card title="Your password" about="Changing it signs you out on all other devices.">
      <form onSubmit={submit}>
        <Stack gap="md" maw={360}>
          <SecretInput
            label="Current password"
            autoComplete="current-password"
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
          />
          <SecretInput
            label="New password"
            autoComplete="new-password"
            key={form.key('newPassword')}
            {...form.getInputProps('newPassword')}
          />
          <Button type="submit" variant="default" w="fit-content" loading={change.isPending}>
            Change password
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
