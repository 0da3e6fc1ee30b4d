import { Button, Tooltip } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { IconExternalLink } from '@tabler/icons-react';
import { useOwnerVisit } from '../../../components/visit/use-owner-visit.ts';

interface VisitButtonProps {
  readonly popup: PopupDetail;
  /** Saves unsaved changes; resolves with false if that failed. */
  readonly save: () => Promise<boolean>;
}

/** Opens the owner's site with the saved draft on it, which only the owner sees. */
export function VisitButton({ popup, save }: VisitButtonProps) {
  const visit = useOwnerVisit(popup.siteId);
  return (
    <Tooltip label="Only you see it: visitors keep what is published">
      <Button
        variant="default"
        onClick={() =>
          visit({
            previewPopupId: popup.id,
            first: async () => {
              if (!(await save()))
                throw new Error(
                  'Your last changes are not saved, so your site cannot show them yet.',
                );
            },
          })
        }
        leftSection={<IconExternalLink size={17} aria-hidden />}
      >
        See it on my site
      </Button>
    </Tooltip>
  );
}
