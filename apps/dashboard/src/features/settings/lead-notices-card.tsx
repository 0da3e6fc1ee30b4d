import { Button, Group, Stack, Switch, TagsInput, Text } from '@mantine/core';
import type { LeadNotices } from '@beckon/contract/owner-calls';
import { MAIL_ADDRESS_PATTERN } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { withEmails } from '../../components/source-popups/recipient-sources.ts';
import { Card } from '../../components/ui/layout/card.tsx';
import { setupQuery } from '../../lib/api/session.ts';
import { useTryNotice } from '../../lib/api/sites.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { RecipientPopups } from './recipient-popups.tsx';
import { Recipients } from './recipients.tsx';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

const NOBODY: LeadNotices = { emails: [] };
const EMAIL = new RegExp(MAIL_ADDRESS_PATTERN);

interface LeadNoticesCardProps {
  readonly siteId: string;
  /** The value in the form; undefined if nobody is notified. */
  readonly notices: LeadNotices | undefined;
  readonly hasWeeklyReport: boolean;
  readonly hasStockMails: boolean;
  /** Whether the form is saved. A test mail uses the saved settings. */
  readonly isSaved: boolean;
  readonly onChange: (notices: LeadNotices) => void;
  readonly onWeeklyReport: (isWanted: boolean) => void;
  readonly onStockMails: (isWanted: boolean) => void;
}

/** Sets who gets a mail for each new lead, of which popups, and which other mails they get. */
export function LeadNoticesCard({
  siteId,
  notices = NOBODY,
  hasWeeklyReport,
  hasStockMails,
  isSaved,
  onChange,
  onWeeklyReport,
  onStockMails,
}: LeadNoticesCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '' && ROUTES.recipients.endsWith(hash))
      place.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <Card
      title="Emails to your team"
      about={
        <>
          Inform people as soon as someone submits a form, about each week, and when codes run out.
          Mailchimp, Slack, Google Sheets, webhooks and more are under{' '}
          <Link to={ROUTES.integrations}>Integrations</Link>.
        </>
      }
    >
      <Stack gap="md" ref={place}>
        <EmailsField
          emails={notices.emails}
          onChange={(emails) => onChange(withEmails(notices, emails))}
        />
        <RecipientPopups siteId={siteId} notices={notices} onChange={onChange} />
        <Switch
          label="Weekly report"
          description="Each Monday morning: views, conversions, leads and revenue, compared with the week before."
          checked={hasWeeklyReport}
          onChange={(event) => onWeeklyReport(event.currentTarget.checked)}
          disabled={notices.emails.length === 0}
        />
        <Switch
          label="Codes running low"
          description="When fewer than ten codes of a prize or coupon are left, and when the last one was given."
          checked={hasStockMails}
          onChange={(event) => onStockMails(event.currentTarget.checked)}
          disabled={notices.emails.length === 0}
        />
        {isSaved && <Recipients siteId={siteId} emails={notices.emails} />}
        <Try siteId={siteId} notices={notices} isSaved={isSaved} />
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
  const hasNoMail = setup?.sendsMail === false;
  const take = (entries: string[]) => {
    setRefused(entries.find((entry) => !EMAIL.test(entry)));
    onChange(entries.filter((entry) => EMAIL.test(entry)));
  };
  return (
    <TagsInput
      label="Email addresses"
      placeholder="you@example.com"
      value={emails}
      onChange={take}
      maxTags={10}
      dir="ltr"
      acceptValueOnBlur
      disabled={hasNoMail}
      description={
        hasNoMail
          ? 'This server cannot send email. The person who runs it can set SMTP_URL; then addresses can be entered here.'
          : 'Up to ten. Each gets an email with a link first, and leads once they confirm.'
      }
      error={refused === undefined ? undefined : `“${refused}” is not an email address`}
    />
  );
}

function Try({
  siteId,
  notices,
  isSaved,
}: {
  readonly siteId: string;
  readonly notices: LeadNotices;
  readonly isSaved: boolean;
}) {
  const attempt = useTryNotice(siteId);
  const send = () =>
    attempt.mutate(undefined, {
      onError: notifyFailed,
      onSuccess: () => notifyDone('A test lead is sent.'),
    });
  if (notices.emails.length === 0) return null;
  return (
    <Group gap="sm">
      <Button variant="default" disabled={!isSaved} loading={attempt.isPending} onClick={send}>
        Send a test email
      </Button>
      {!isSaved && (
        <Text size="sm" c="dimmed">
          Save first to try it out.
        </Text>
      )}
    </Group>
  );
}
