import { Button, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { previewLink } from '../../lib/preview-link.ts';

interface VisitDialog {
  /**
   * The address of a page that is known to be the owner's; empty if there is none. An address that
   * only a call has named does not count as known.
   */
  readonly known: string;
  readonly onVisit: (address: string) => void;
}

const DIALOG = 'visit';

/**
 * Asks the owner which page to open. The opened link has a token: anyone who has it can view the
 * site as its owner.
 */
export function askForPage(dialog: VisitDialog): void {
  modals.open({
    modalId: DIALOG,
    title: 'Is this your site?',
    children: <PageQuestion {...dialog} />,
  });
}

function PageQuestion({ known, onVisit }: VisitDialog) {
  const [address, setAddress] = useState(known);
  const isUsable = previewLink(address, '') !== undefined;
  const visit = () => {
    modals.close(DIALOG);
    onVisit(address);
  };
  return (
    <>
      <Text size="sm" mb="md">
        Your site lists no domains, so check the address: the page will get data that only you may
        see. List your domains in the site’s settings, and you will not be asked again.
      </Text>
      <TextInput
        label="Page"
        data-autofocus
        dir="ltr"
        value={address}
        placeholder="https://www.example.com/"
        onChange={(event) => setAddress(event.currentTarget.value)}
        error={address === '' || isUsable ? undefined : 'Enter a web address'}
      />
      <Button mt="md" disabled={!isUsable} onClick={visit}>
        Open this page
      </Button>
    </>
  );
}
