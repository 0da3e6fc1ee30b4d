import { Button, Group, Stack, Text } from '@mantine/core';
import type { LeadNotices } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { sourceWords } from '../../components/source-popups/names-of-popups.ts';
import {
  chosenIds,
  popupsOfRecipient,
  withPopups,
} from '../../components/source-popups/recipient-sources.ts';
import {
  chosenPopups,
  type ChosenPopups,
  problemOfPopups,
  SourcePopups,
} from '../../components/source-popups/source-popups.tsx';
import { useNamedPopups } from '../../components/source-popups/use-named-popups.ts';
import { OpenModal } from '../../components/ui/dialogs/open-modal.tsx';
import styles from './settings.module.css';

interface RecipientPopupsProps {
  readonly siteId: string;
  readonly notices: LeadNotices;
  readonly onChange: (notices: LeadNotices) => void;
}

/** Says for each recipient whose leads they get by mail, and lets the owner choose. */
export function RecipientPopups({ siteId, notices, onChange }: RecipientPopupsProps) {
  const popups = useNamedPopups(siteId, chosenIds(notices));
  const [opened, setOpened] = useState<string>();
  if (notices.emails.length === 0) return null;
  return (
    <>
      <ul className={styles['recipients']} aria-label="Leads that each address gets">
        {notices.emails.map((email) => (
          <li key={email}>
            <div>
              <bdi className={styles['address']}>{email}</bdi>
              <Text size="sm" c="dimmed">
                {popups && (sourceWords(popupsOfRecipient(notices, email), popups) ?? ALL)}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={`Choose popups for ${email}`}
              onClick={() => setOpened(email)}
            >
              Choose popups
            </Button>
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <ChooseDialog
          siteId={siteId}
          email={opened}
          popupIds={popupsOfRecipient(notices, opened)}
          onChoose={(ids) => onChange(withPopups(notices, opened, ids))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const ALL = 'Leads of all popups.';

interface ChooseDialogProps {
  readonly siteId: string;
  readonly email: string;
  readonly popupIds: readonly string[];
  readonly onChoose: (popupIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Has no form, because it belongs to the form of the page. */
function ChooseDialog({ siteId, email, popupIds, onChoose, onClose }: ChooseDialogProps) {
  const [chosen, setChosen] = useState(() => chosenPopups(popupIds));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (value: ChosenPopups) => {
    setChosen(value);
    setProblem(null);
  };
  const choose = () => {
    const found = problemOfPopups(chosen);
    setProblem(found);
    if (found !== null) return;
    onChoose(chosen.from === 'all' ? [] : chosen.ids);
    onClose();
  };
  return (
    <OpenModal onClose={onClose} title={<bdi>{`Emails to ${email}`}</bdi>}>
      <Stack gap="md">
        <SourcePopups siteId={siteId} value={chosen} error={problem} onChange={change} />
        <Text size="sm" c="dimmed">
          The weekly report and the emails about codes are about all popups.
        </Text>
        <Group gap="xs">
          <Button onClick={choose}>Choose</Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </OpenModal>
  );
}
