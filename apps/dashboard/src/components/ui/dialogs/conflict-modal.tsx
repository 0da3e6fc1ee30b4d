import '@mantine/core/styles/List.css';
import { Button, Group, List, Text } from '@mantine/core';
import { OpenModal } from './open-modal.tsx';
import { useState } from 'react';

interface ConflictModalProps {
  /** What happened. */
  readonly about: string;
  /** The names of the parts that differ. */
  readonly differences: readonly string[];
  /** What "Keep mine" does. */
  readonly note: string;
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
  readonly onClose: () => void;
}

/**
 * Lets the owner choose between their own changes and what was saved elsewhere meanwhile. Shows the
 * differences on request.
 */
export function ConflictModal(props: ConflictModalProps) {
  const { about, differences, note, onKeepMine, onUseTheirs, onClose } = props;
  const [showsDifferences, setShown] = useState(false);
  return (
    <OpenModal
      onClose={onClose}
      title="Changed in two places"
      closeButtonProps={{ 'aria-label': 'Decide later' }}
    >
      <Text size="sm">{about} Your changes are still on this page.</Text>
      <Button
        data-autofocus
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
          {differences.map((words) => (
            <List.Item key={words}>{words}</List.Item>
          ))}
        </List>
      ) : null}
      <Group gap="sm" mt="sm">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="default" onClick={onUseTheirs}>
          Use theirs
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt="sm">
        {note}
      </Text>
    </OpenModal>
  );
}
