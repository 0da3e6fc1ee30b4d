import { Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { EmbedSlotInTest } from './embed-slot.tsx';
import { UNSEEN_WORDS } from './unseen-site.tsx';

interface EmbedSlotDialog {
  readonly popupId: string;
  readonly name: string;
  readonly title: string;
  /** Opens the installation; given only if the website has not loaded the script yet. */
  readonly onInstall?: (() => void) | undefined;
}

const DIALOG = 'embed-slot';

/** Explains to the owner how to put an embedded form into a page. */
export function showEmbedSlot({ popupId, name, title, onInstall }: EmbedSlotDialog): void {
  modals.open({
    modalId: DIALOG,
    title,
    size: 'lg',
    closeButtonProps: { 'aria-label': 'Done' },
    children: (
      <>
        <EmbedSlotInTest popupId={popupId} name={name} />
        {onInstall === undefined ? null : <InstallFirst onInstall={onInstall} />}
      </>
    ),
  });
}

function InstallFirst({ onInstall }: { readonly onInstall: () => void }) {
  const leave = () => {
    modals.close(DIALOG);
    onInstall();
  };
  return (
    <Group mt="md" gap="sm" justify="space-between">
      <p style={{ flex: '1 1 300px', margin: 0 }}>{UNSEEN_WORDS}</p>
      <Button onClick={leave}>Install Beckon</Button>
    </Group>
  );
}
