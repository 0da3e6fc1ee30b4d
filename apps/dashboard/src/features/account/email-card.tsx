import { Button, Stack, Text, TextInput } from '@mantine/core';
import { focusFirstError, showFieldError } from '../../components/field-errors.ts';
import { SecretInput } from '../../components/secret-input.tsx';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/ui/layout/card.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useChangeEmail } from '../../lib/api/own-account.ts';
import { meQuery } from '../../lib/api/session.ts';
import { notifyDone } from '../../lib/notify.ts';

/** The field at which an error of the server is shown. */
function fieldOf(error: Error): 'email' | 'password' {
  return error instanceof ApiError && [400, 409].includes(error.status) ? 'email' : 'password';
}

/**
 * Changes the address that the owner signs in with. If the server sends mail, the owner must
 * confirm a new address.
 */
export function EmailCard() {
  const { data: me } = useQuery(meQuery);
  const change = useChangeEmail();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (email.trim() === '' ? 'Enter the new address' : undefined),
      password: (password) => (password === '' ? 'Enter your password' : undefined),
    },
  });
  const submit = form.onSubmit(
    ({ email, password }) =>
      change.mutate(
        { email: email.trim(), password },
        {
          onError: (error) => showFieldError(form, fieldOf(error), error),
          onSuccess: ({ isChanged }) => {
            if (isChanged) notifyDone('Your address is changed.');
            form.reset();
          },
        },
      ),
    focusFirstError(form),
  );
  const waitsFor = change.data?.isChanged === false ? change.variables?.email : undefined;
  return (
    <Card
      title="Your email address"
      about={
        <>
          You sign in as <bdi>{me?.owner.email}</bdi>.
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={360}>
          <TextInput
            label="New address"
            type="email"
            autoComplete="email"
            dir="ltr"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <SecretInput
            label="Password"
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Button type="submit" variant="default" w="fit-content" loading={change.isPending}>
            Change address
          </Button>
        </Stack>
        <WaitingFor address={waitsFor} />
      </form>
    </Card>
  );
}

function WaitingFor({ address }: { readonly address: string | undefined }) {
  return (
    <Text size="sm" role="status" mt={address === undefined ? 0 : 'md'}>
      {address === undefined ? null : (
        <>
          A link was sent to <bdi>{address}</bdi>. Your address changes when you open it.
        </>
      )}
    </Text>
  );
}
