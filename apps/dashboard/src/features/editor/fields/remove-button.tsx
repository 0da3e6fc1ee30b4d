import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

/** A button that removes a row from a list. */
export function RemoveButton({
  label,
  onClick,
}: {
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onClick}>
      <IconX size={17} aria-hidden />
    </ActionIcon>
  );
}
