import { Button, Group } from '@mantine/core';

/** A notice of something done, with the way back. */
export function UndoNotice({ text, undo }: { readonly text: string; readonly undo: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>{text}</span>
      <Button size="compact-sm" variant="light" onClick={undo}>
        Undo
      </Button>
    </Group>
  );
}
