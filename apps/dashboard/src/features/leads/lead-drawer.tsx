import '@mantine/core/styles/Drawer.css';
import { Button, Drawer, Text } from '@mantine/core';
import { readableAddress } from '@beckon/contract/address';
import type { Lead } from '@beckon/contract/owner-calls';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Pill } from '../../components/ui/pill.tsx';
import { Confirmation } from './confirmation.tsx';
import { Consents } from './consents.tsx';
import { Facts } from './facts.tsx';
import { OwnWords } from './own-words.tsx';
import { Reasons } from './reasons.tsx';
import { RemoveLeads } from './remove-leads.tsx';
import { SpamSwitch } from './spam-switch.tsx';
import { Timeline } from './timeline.tsx';
import { formatInstant } from '../../lib/format/format-time.ts';
import { leadTitle } from '../../lib/words/lead-title.ts';
import { leadFacts } from './lead-facts.ts';
import styles from './leads.module.css';
import { mailLink } from './mail-link.ts';

interface LeadDrawerProps {
  readonly lead: Lead | undefined;
  readonly timeZone: string;
  readonly onClose: () => void;
  /** Shows all leads of an email address. */
  readonly onPerson: (email: string) => void;
}

/** All data of one lead, with its origin. */
export function LeadDrawer({ lead, timeZone, onClose, onPerson }: LeadDrawerProps) {
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
    >
      {lead === undefined ? null : (
        <LeadDetails lead={lead} timeZone={timeZone} onClose={onClose} onPerson={onPerson} />
      )}
    </Drawer>
  );
}

function LeadDetails(props: LeadDrawerProps & { readonly lead: Lead }) {
  const { lead, timeZone, onClose, onPerson } = props;
  const [isErased, setErased] = useState(false);
  const leaveErased = () => {
    // At once, because closing would ask about an unsaved note.
    flushSync(() => setErased(true));
    onClose();
  };
  return (
    <>
      <Reasons lead={lead} />
      {lead.isUnfinished === true ? (
        <p className={styles['note']}>
          <Pill tone="rest">Unfinished</Pill> They left before the last step.
        </p>
      ) : null}
      <Confirmation lead={lead} />
      <h3 className={styles['sub']}>Form data</h3>
      {lead.fields.length === 0 ? (
        <Text c="dimmed" size="sm">
          A counted click, without a form.
        </Text>
      ) : null}
      <Facts
        entries={[
          ...lead.fields.map(
            ({ label, name, value }) => [label === '' ? name : label, value] as const,
          ),
          ...leadFacts(lead, 'person'),
        ]}
      />
      <Consents lead={lead} />
      <OwnWords key={lead.id} lead={lead} isErased={isErased} />
      <h3 className={styles['sub']}>Where it came from</h3>
      <Facts entries={originOf(lead, timeZone)} />
      <Timeline leadId={lead.id} timeZone={timeZone} />
      <div className={styles['drawerFoot']}>
        {lead.email === undefined ? null : (
          <Button
            component="a"
            href={mailLink(lead.email)}
            variant="light"
            leftSection={<IconMail size={17} aria-hidden />}
          >
            Write an email
          </Button>
        )}
        {lead.email === undefined ? null : (
          <Button variant="default" onClick={() => onPerson(lead.email ?? '')}>
            All leads from this person
          </Button>
        )}
        <SpamSwitch lead={lead} onDone={onClose} />
        <RemoveLeads leadIds={[lead.id]} onDone={leaveErased} />
      </div>
    </>
  );
}

function originOf(
  lead: Lead,
  timeZone: string,
): readonly (readonly [string, string | undefined])[] {
  return [
    ['When', formatInstant(lead.at, timeZone)],
    ['Popup', lead.popupName],
    ['Page', readableAddress(lead.url)],
    ...leadFacts(lead, 'origin'),
    ...leadFacts(lead, 'prize'),
  ];
}
