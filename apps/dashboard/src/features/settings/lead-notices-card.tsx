import { Button, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import type { LeadNotices } from '@beckon/contract/owner-calls';
import {
  DESTINATION_KINDS,
  type DestinationKind,
  MAIL_ADDRESS_PATTERN,
} from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { setupQuery } from '../../lib/api/session.ts';
import { useTryNotice } from '../../lib/api/sites.ts';
import { Recipients } from './recipients.tsx';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

const NOBODY: LeadNotices = { emails: [], webhookUrl: '', webhookSecret: '' };
const EMAIL = new RegExp(MAIL_ADDRESS_PATTERN);

/** The button that tries each kind of destination out, once the owner has set one. */
const TEST_BUTTONS: Readonly<
  Record<
    DestinationKind,
    { readonly label: string; readonly isSet: (notices: LeadNotices) => boolean }
  >
> = {
  mail: { label: 'Send a test e-mail', isSet: ({ emails }) => emails.length > 0 },
  webhook: { label: 'Send a test lead', isSet: ({ webhookUrl }) => webhookUrl !== '' },
};

interface LeadNoticesCardProps {
  readonly siteId: string;
  /** As it stands in the form; undefined: nobody is notified. */
  readonly notices: LeadNotices | undefined;
  /** What is saved is what a try uses. */
  readonly isSaved: boolean;
  readonly onChange: (notices: LeadNotices) => void;
}

/** Who is notified of each new lead: people by mail, programs by a webhook. */
export function LeadNoticesCard({
  siteId,
  notices = NOBODY,
  isSaved,
  onChange,
}: LeadNoticesCardProps) {
  const set = (part: Partial<LeadNotices>) => onChange({ ...notices, ...part });
  return (
    <Card
      title="When a lead comes in"
      about="Notify people, or a program of yours, as soon as somebody submits a form."
    >
      <Stack gap="md">
        <EmailsField emails={notices.emails} onChange={(emails) => set({ emails })} />
        {isSaved && <Recipients siteId={siteId} emails={notices.emails} />}
        <TextInput
          label="Webhook address"
          description="For Zapier, Make or a program of your own: each lead is posted there as JSON. If nobody answers, we try again for two days."
          placeholder="https://hooks.example.com/leads"
          type="url"
          dir="ltr"
          maxLength={2000}
          value={notices.webhookUrl}
          onChange={(event) =>
            set({
              webhookUrl: event.currentTarget.value.trim(),
              webhookSecret: notices.webhookSecret || crypto.randomUUID().replaceAll('-', ''),
            })
          }
        />
        {notices.webhookUrl !== '' && (
          <TextInput
            label="Webhook secret"
            description="Signs each post in the header x-beckon-signature: t=seconds,v1=HMAC-SHA256 of “seconds.body”."
            dir="ltr"
            maxLength={200}
            value={notices.webhookSecret}
            onChange={(event) => set({ webhookSecret: event.currentTarget.value.trim() })}
          />
        )}
        <Tries siteId={siteId} notices={notices} isSaved={isSaved} />
      </Stack>
    </Card>
  );
}

function EmailsField({
  emails,
  onChange,
}: {
  readonly emails: string[];
  readonly onChange: (emails: string[]) => void;
}) {
  const [refused, setRefused] = useState<string>();
  const { data: setup } = useQuery(setupQuery);
  const hasNoMail = setup?.mayResetPassword === false;
  const take = (entries: string[]) => {
    setRefused(entries.find((entry) => !EMAIL.test(entry)));
    onChange(entries.filter((entry) => EMAIL.test(entry)));
  };
  return (
    <TagsInput
      label="E-mail addresses"
      placeholder="you@example.com"
      value={emails}
      onChange={take}
      maxTags={10}
      dir="ltr"
      acceptValueOnBlur
      disabled={hasNoMail}
      description={
        hasNoMail
          ? 'This server cannot send e-mail. Whoever runs it can set SMTP_URL; then addresses can be entered here.'
          : 'Up to ten. Each gets an e-mail with a link first, and leads once they confirm.'
      }
      error={refused === undefined ? undefined : `“${refused}” is not an e-mail address`}
    />
  );
}

function Tries({
  siteId,
  notices,
  isSaved,
}: {
  readonly siteId: string;
  readonly notices: LeadNotices;
  readonly isSaved: boolean;
}) {
  const attempt = useTryNotice(siteId);
  const send = (way: DestinationKind) =>
    attempt.mutate(way, {
      onError: notifyFailed,
      onSuccess: () => notifyDone('A test lead is sent.'),
    });
  const offered = DESTINATION_KINDS.filter((way) => TEST_BUTTONS[way].isSet(notices));
  if (offered.length === 0) return null;
  return (
    <Group gap="sm">
      {offered.map((way) => (
        <Button
          key={way}
          variant="default"
          disabled={!isSaved}
          loading={attempt.isPending && attempt.variables === way}
          onClick={() => send(way)}
        >
          {TEST_BUTTONS[way].label}
        </Button>
      ))}
      {!isSaved && (
        <Text size="sm" c="dimmed">
          Save first to try it out.
        </Text>
      )}
    </Group>
  );
}
