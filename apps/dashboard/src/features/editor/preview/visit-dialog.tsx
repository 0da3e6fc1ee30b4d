import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { previewLink } from '../../../lib/preview-link.ts';

interface VisitDialogProps {
  /** A page that is known to be the owner's; empty when there is none. What calls claim is none. */
  readonly known: string;
  readonly onVisit: (address: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks the owner for the page to open: whoever gets the link that is opened may look at the site as
 * its owner.
 */
export function VisitDialog({ known, onVisit, onClose }: VisitDialogProps) {
  const [typed, setTyped] = useState<string>();
  const address = typed ?? known;
  const isUsable = previewLink(address, '') !== undefined;
  const visit = () => {
    onClose();
    onVisit(address);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Is this your site?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm" mb="md">
        Your site lists no domain, so check the address: the page gets to see what only you may.
        List your domains in the site’s settings, and you are not asked again.
      </Text>
      <TextInput
        label="Page"
        dir="ltr"
        value={address}
        placeholder="https://www.example.com/"
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={address === '' || isUsable ? undefined : 'Enter a web address'}
      />
      <Button mt="md" disabled={!isUsable} onClick={visit}>
        Open this page
      </Button>
    </Modal>
  );
}
