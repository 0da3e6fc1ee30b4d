import { Button, Tooltip } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { openAsOwner } from '../../../lib/open-as-owner.ts';
import { useSiteAddress } from '../../../lib/use-site-address.ts';
import { VisitDialog } from './visit-dialog.tsx';

interface VisitButtonProps {
  readonly popup: PopupDetail;
  /** Saves what is unsaved; false when that failed. */
  readonly save: () => Promise<boolean>;
}

/**
 * Opens the owner's own site with the saved draft on it, which nobody else gets to see. Asks where
 * that is unless the site lists it.
 */
export function VisitButton({ popup, save }: VisitButtonProps) {
  const { address: known, isListed } = useSiteAddress(popup.siteId);
  const [isAsking, setAsking] = useState(false);
  const visit = (address: string) =>
    openAsOwner({
      siteId: popup.siteId,
      address,
      previewPopupId: popup.id,
      first: async () => {
        if (!(await save()))
          throw new Error('Your last changes are not saved, so your site cannot show them yet.');
      },
    });
  return (
    <>
      <Tooltip label="Only you see it: visitors keep what is published">
        <Button
          variant="default"
          onClick={() => {
            if (isListed) visit(known);
            else setAsking(true);
          }}
          leftSection={<IconExternalLink size={17} aria-hidden />}
        >
          See it on my site
        </Button>
      </Tooltip>
      {isAsking ? (
        <VisitDialog known={known} onVisit={visit} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}
