import { Button, Stack, Text } from '@mantine/core';
import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import { CopyBox } from '../../components/ui/inputs/copy-box.tsx';
import { useNewSecret } from '../../lib/api/destinations.ts';
import { notifyFailed } from '../../lib/notify.ts';

/** Shows a new signing secret. It cannot be shown again later. */
export function SigningSecret({
  secret,
  onDone,
}: {
  readonly secret: string;
  readonly onDone: () => void;
}) {
  return (
    <Stack>
      <Text size="sm">
        Copy this secret now: it is not shown again. Your program uses it to check that a call came
        from here, as standardwebhooks.com describes (headers webhook-id, webhook-timestamp and
        webhook-signature).
      </Text>
      <CopyBox text={secret} label="Signing secret" />
      <Button onClick={onDone}>I have copied it</Button>
    </Stack>
  );
}

interface NewSecretProps {
  readonly siteId: string;
  readonly id: string;
  readonly onSecret: (secret: string) => void;
}

/** Changes the signing secret after a confirmation. */
export function NewSecret({ siteId, id, onSecret }: NewSecretProps) {
  const change = useNewSecret(siteId);
  const ask = () =>
    askToConfirm({
      title: 'Make a new signing secret?',
      children: (
        <Text size="sm">
          For one day calls are signed with both secrets, so that nothing breaks.
        </Text>
      ),
      labels: { confirm: 'Make a new one', cancel: 'Cancel' },
      onConfirm: () =>
        change.mutate(id, {
          onError: notifyFailed,
          onSuccess: ({ signingSecret = '' }) => onSecret(signingSecret),
        }),
    });
  return (
    <Button variant="subtle" loading={change.isPending} onClick={ask}>
      New signing secret
    </Button>
  );
}
