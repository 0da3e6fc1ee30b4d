import { Button } from '@mantine/core';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { firstClick } from '../../../lib/navigation/first-click.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { type PublishChoice, PublishDialog } from './publish-dialog.tsx';

interface PublishButtonProps {
  readonly siteId: string;
  readonly consent: SiteConsent;
  readonly draft: ConsentDesign;
  readonly isDisabled: boolean;
  readonly isPublishing: boolean;
  /** While the owner decides about a conflict, the question about publishing is hidden. */
  readonly isConflict: boolean;
  /** Returns whether the banner is live. */
  readonly publish: (choice: PublishChoice) => Promise<boolean>;
  /** Called once the first banner of the site is live. */
  readonly onFirst: () => void;
}

/**
 * Publishes the first banner at once, unless the site's popups store before consent. Later it asks
 * before, because visitors may be asked again.
 */
export function PublishButton(props: PublishButtonProps) {
  const { siteId, consent, draft, isDisabled, isPublishing, isConflict, publish, onFirst } = props;
  const [isAsking, setAsking] = useState(false);
  const isFirst = consent.published === undefined && !consent.isTakenDown;
  const { consentMode } = useCurrentSite().site.settings;
  const asksFirst = Object.values(draft.typeOfRegion).includes('optin');
  const popupsStoreBefore = consentMode === 'off' && asksFirst;
  const publishNow = async (choice: PublishChoice) => {
    if (!(await publish(choice))) return;
    setAsking(false);
    if (isFirst) onFirst();
  };
  const start = firstClick(() => {
    if (isFirst && !popupsStoreBefore)
      void publishNow({ asksAgain: false, startsConsentMode: false });
    else setAsking(true);
  });
  return (
    <>
      <Button disabled={isDisabled} loading={isPublishing} onClick={start}>
        Publish
      </Button>
      <PublishDialog
        siteId={siteId}
        draft={draft}
        published={consent.published}
        asked={consent.asked}
        isFirst={isFirst}
        popupsStoreBefore={popupsStoreBefore}
        opened={isAsking && !isConflict}
        isBusy={isPublishing}
        onClose={() => setAsking(false)}
        // The dialog can still be clicked while it closes, after the banner is live.
        onPublish={(choice) => isAsking && void publishNow(choice)}
      />
    </>
  );
}
