import '@mantine/core/styles/List.css';
import { Button, Group, List, Modal, Text } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { formatAgo } from '../../../lib/format-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { differences } from './draft-parts.ts';
import type { DraftSaver } from './draft-saver.ts';

interface ConflictDialogProps {
  readonly mine: PopupDetail;
  readonly theirs: PopupDetail;
  readonly saver: DraftSaver;
  readonly onClose: () => void;
}

/** Lets the owner choose between two versions of the draft, and shows their differences on request. */
export function ConflictDialog({ mine, theirs, saver, onClose }: ConflictDialogProps) {
  const [showsDifferences, setShown] = useState(false);
  const now = useNow();
  const finish = (end: () => unknown) => {
    onClose();
    end();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Changed in two places"
      closeButtonProps={{ 'aria-label': 'Decide later' }}
    >
      <Text size="sm">
        This popup was saved {formatAgo(theirs.updatedAt, now)} in another tab or by someone else,
        while you were changing it here. Your changes are still on this page.
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        my="sm"
        aria-expanded={showsDifferences}
        onClick={() => setShown(!showsDifferences)}
      >
        See what differs
      </Button>
      {showsDifferences ? (
        <List size="sm" mb="sm">
          {differences(mine, theirs).map((words) => (
            <List.Item key={words}>{words}</List.Item>
          ))}
        </List>
      ) : null}
      <Group gap="sm" mt="sm">
        <Button onClick={() => finish(saver.keepMine)}>Keep mine</Button>
        <Button variant="default" onClick={() => finish(saver.takeTheirs)}>
          Use theirs
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt="sm">
        “Keep mine” saves your changes over theirs. Other settings stay as they saved them. A design
        is kept as a whole: yours replaces theirs.
      </Text>
    </Modal>
  );
}
