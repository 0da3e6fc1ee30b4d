import '@mantine/core/styles/Alert.css';
import { Alert, Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/ui/layout/card.tsx';
import { setupQuery } from '../../lib/api/session.ts';
import type { CardProps } from './card-props.ts';

const OFF = { isOn: false, holdsLeads: true };

/**
 * Sets whether leads are asked to confirm their address, and whether unconfirmed leads are sent to
 * destinations.
 */
export function ConfirmationCard({ settings, onChange }: CardProps) {
  const { data: setup } = useQuery(setupQuery);
  const hasNoMail = setup?.sendsMail === false;
  const { leadConfirmation = OFF } = settings;
  const set = (part: Partial<typeof OFF>) =>
    onChange({ leadConfirmation: { ...leadConfirmation, ...part } });
  return (
    <Card
      title="Confirmed addresses"
      about="Double opt-in: everyone who fills in a form gets an email with a link, and is confirmed once they press the button behind it."
    >
      <Stack gap="md">
        <Switch
          label="Ask leads to confirm their email address"
          description="In the language of the popup. The link is valid for a week; you can send it again from the lead."
          checked={leadConfirmation.isOn}
          disabled={hasNoMail && !leadConfirmation.isOn}
          onChange={(event) => set({ isOn: event.currentTarget.checked })}
        />
        <Switch
          label="Only pass on confirmed leads"
          description="Until then a lead is only in your list, and is not sent to mailboxes, mailing lists or programs."
          checked={leadConfirmation.holdsLeads}
          disabled={!leadConfirmation.isOn}
          onChange={(event) => set({ holdsLeads: event.currentTarget.checked })}
        />
        {hasNoMail ? (
          <Alert color="gray" role="status">
            Nobody can be asked, because this server cannot send email: leads are kept and passed on
            without it. The person who runs the server can set SMTP_URL.
          </Alert>
        ) : null}
      </Stack>
    </Card>
  );
}
