import { Button, Drawer, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Lead } from '@beckon/contract/owner-calls';
import { IconMail, IconTrash } from '@tabler/icons-react';
import { Pill } from '../../components/ui/pill.tsx';
import { useDeleteLeads } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { formatInstant } from '../../lib/format-time.ts';
import { leadTitle } from '../../lib/lead-title.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { triggerWords } from '../../lib/trigger-words.ts';
import { checkWords } from './check-words.ts';
import styles from './leads.module.css';
import { mailLink } from './mail-link.ts';

interface LeadDrawerProps {
  readonly lead: Lead | undefined;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Everything one lead left behind, and where it came from. */
export function LeadDrawer({ lead, timeZone, onClose }: LeadDrawerProps) {
  return (
    <Drawer
      opened={lead !== undefined}
      onClose={onClose}
      position="right"
      size="md"
      padding="lg"
      title={
        <span className={styles['drawerTitle']} dir="auto">
          {lead === undefined ? '' : leadTitle(lead)}
        </span>
      }
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {lead === undefined ? null : (
        <LeadDetails lead={lead} timeZone={timeZone} onClose={onClose} />
      )}
    </Drawer>
  );
}

function LeadDetails({ lead, timeZone, onClose }: LeadDrawerProps & { readonly lead: Lead }) {
  const origin: readonly (readonly [string, string | undefined])[] = [
    ['When', formatInstant(lead.at, timeZone)],
    ['Popup', lead.popupName],
    ['Page', lead.url],
    ['Came from', lead.referrer],
    ['Country', lead.country],
    ['Device', lead.device],
    ['Why the popup opened', lead.trigger === undefined ? undefined : triggerWords(lead.trigger)],
    ['Prize', lead.prizeLabel],
    ['Coupon code', lead.couponCode],
  ];
  return (
    <>
      <Reasons lead={lead} />
      {lead.isUnfinished === true ? (
        <p className={styles['note']}>
          <Pill tone="rest">Unfinished</Pill> They left before the last step.
        </p>
      ) : null}
      <h3 className={styles['sub']}>Form data</h3>
      {lead.fields.length === 0 ? (
        <Text c="dimmed" size="sm">
          A counted click, without a form.
        </Text>
      ) : null}
      <Facts
        entries={lead.fields.map((field) => [
          field.label === '' ? field.name : field.label,
          field.value,
        ])}
      />
      <h3 className={styles['sub']}>Where it came from</h3>
      <Facts entries={origin} />
      <div className={styles['drawerFoot']}>
        {lead.email === undefined ? null : (
          <Button
            component="a"
            href={mailLink(lead.email)}
            variant="light"
            leftSection={<IconMail size={17} aria-hidden />}
          >
            Write an e-mail
          </Button>
        )}
        <DeleteLead lead={lead} onDeleted={onClose} />
      </div>
    </>
  );
}

/** Why the owner should look at it. What was typed is kept as it came. */
function Reasons({ lead }: { readonly lead: Lead }) {
  const [reason, ...answers] = checkWords(lead);
  if (reason === undefined) return null;
  return (
    <div className={styles['warning']} role="note" aria-label="Check this">
      <Pill tone="bad">Check this</Pill> {reason}
      {answers.length === 0 ? null : (
        <ul className={styles['reasons']}>
          {answers.map((answer) => (
            <li key={answer} dir="auto">
              {answer}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Facts({
  entries,
}: {
  readonly entries: readonly (readonly [string, string | undefined])[];
}) {
  const known = entries.filter(([, value]) => value !== undefined && value !== '');
  // Two fields of a form may have the same label.
  const { keys } = useRowKeys(known.length);
  return (
    <dl className={styles['facts']}>
      {known.map(([label, value], at) => (
        <div key={keys[at]}>
          <dt dir="auto">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DeleteLead({ lead, onDeleted }: { readonly lead: Lead; readonly onDeleted: () => void }) {
  const { site } = useCurrentSite();
  const remove = useDeleteLeads(site.id);
  const ask = () =>
    modals.openConfirmModal({
      title: 'Delete this lead?',
      children: (
        <Text size="sm">
          Everything this person wrote is erased for good. The popup’s numbers stay.
        </Text>
      ),
      labels: { confirm: 'Delete lead', cancel: 'Keep it' },
      confirmProps: { color: 'clay' },
      onConfirm: () =>
        remove.mutate([lead.id], {
          onError: notifyFailed,
          onSuccess: () => {
            notifyDone('The lead is deleted.');
            onDeleted();
          },
        }),
    });
  return (
    <Button
      variant="subtle"
      color="clay"
      leftSection={<IconTrash size={17} aria-hidden />}
      onClick={ask}
      loading={remove.isPending}
    >
      Delete
    </Button>
  );
}
