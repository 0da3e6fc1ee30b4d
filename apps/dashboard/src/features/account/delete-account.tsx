import { Button, Stack, Text } from '@mantine/core';
import { focusFirstError, showFieldError } from '../../components/field-errors.ts';
import { SecretInput } from '../../components/secret-input.tsx';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/ui/layout/card.tsx';
import { useDeleteAccount } from '../../lib/api/session.ts';
import { sitesQuery } from '../../lib/api/sites.ts';
import { notifyDone } from '../../lib/notify.ts';
import styles from './account.module.css';

const DIALOG = 'delete-account';

/** Deletes the owner and all their data, after they have entered the password again. */
export function DeleteAccount() {
  const ask = () =>
    modals.open({ modalId: DIALOG, title: 'Delete your account?', children: <GivePassword /> });
  return (
    <Card
      title="Delete your account"
      about="Removes you and all your sites from this Beckon. This cannot be undone."
    >
      <Button variant="outline" color="clay" onClick={ask}>
        Delete your account…
      </Button>
    </Card>
  );
}

function GivePassword() {
  const remove = useDeleteAccount();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? 'Enter your password' : undefined) },
  });
  const submit = form.onSubmit(
    ({ password }) =>
      remove.mutate(password, {
        onError: (error) => showFieldError(form, 'password', error),
        onSuccess: () => {
          modals.close(DIALOG);
          notifyDone('Your account is deleted.');
        },
      }),
    focusFirstError(form),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <WhatGoes />
        <SecretInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" color="clay" fullWidth loading={remove.isPending}>
          Delete everything
        </Button>
      </Stack>
    </form>
  );
}

function WhatGoes() {
  const { data: sites = [] } = useQuery(sitesQuery);
  return (
    <>
      <Text size="sm">This erases permanently, and at once:</Text>
      <ul className={styles['goes']}>
        {sites.map(({ id, name }) => (
          <li key={id}>
            the site <bdi>{name}</bdi>, with its popups, leads, numbers, consent records, comments
            and pictures
          </li>
        ))}
        <li>your name, email address and password</li>
      </ul>
      <Text size="sm">
        Scripts that are still in your pages then show nothing. Download everything first if you may
        need it.
      </Text>
    </>
  );
}
