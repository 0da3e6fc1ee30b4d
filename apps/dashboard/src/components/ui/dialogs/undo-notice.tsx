import { Button, Group } from '@mantine/core';
import { hideNotice, notifyDone } from '../../../lib/notify.ts';

/** Shows a notice with an undo button. The notice closes when the button is pressed. Returns its id. */
export function notifyUndoable(text: string, undo: () => void): string {
  const id = notifyDone(
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>{text}</span>
      <Button
        size="compact-sm"
        flex="none"
        variant="light"
        onClick={() => {
          hideNotice(id);
          undo();
        }}
      >
        Undo
      </Button>
    </Group>,
  );
  return id;
}
