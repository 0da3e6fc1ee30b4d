import { Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { useChangePassword } from '../../lib/api/session.ts';
import { notifyDone } from '../../lib/notify.ts';
import { PASSWORD_MIN_LENGTH } from '../../lib/password-length.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** The owner's own password, changed by who knows the old one. */
export function PasswordCard() {
  const change = useChangePassword();
  const [fields, setFields] = useState(EMPTY);
  const [asked, setAsked] = useState(false);
  const isTooShort = fields.newPassword.length < PASSWORD_MIN_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isTooShort || fields.currentPassword === '') return;
    change.mutate(fields, {
      onSuccess: () => {
        notifyDone('Your password is changed.');
        setFields(EMPTY);
        setAsked(false);
      },
    });
  };
  return (
    <Card title="Your password" about="For your own account, whichever site you work on.">
      <form onSubmit={submit}>
        <Stack gap="md" maw={360}>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            value={fields.currentPassword}
            error={change.error === null ? undefined : messageOf(change.error)}
            onChange={(event) =>
              setFields({ ...fields, currentPassword: event.currentTarget.value })
            }
          />
          <PasswordInput
            label="New password"
            autoComplete="new-password"
            value={fields.newPassword}
            error={
              asked && isTooShort ? `Use at least ${PASSWORD_MIN_LENGTH} characters` : undefined
            }
            onChange={(event) => setFields({ ...fields, newPassword: event.currentTarget.value })}
          />
          <Button type="submit" variant="default" w="fit-content" loading={change.isPending}>
            Change password
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
