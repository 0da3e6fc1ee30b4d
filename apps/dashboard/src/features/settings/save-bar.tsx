import { Button, Text } from '@mantine/core';
import { FloatingBar } from '../../components/ui/layout/floating-bar.tsx';
import styles from './settings.module.css';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
}

/**
 * A bar that saves the form around it or discards its changes. It is visible while there are
 * unsaved changes.
 */
export function SaveBar({ isChanged, isSaving, onDiscard }: SaveBarProps) {
  return (
    <FloatingBar className={styles['save']} data-shown={isChanged || undefined}>
      <Text size="sm">{isChanged ? 'You have unsaved changes.' : 'All saved.'}</Text>
      <Button variant="default" disabled={!isChanged} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" disabled={!isChanged} loading={isSaving}>
        Save
      </Button>
    </FloatingBar>
  );
}
