import { Button, Checkbox, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { BannerFrame, deviceOfScreen, type PreviewDevice } from '../preview/banner-frame.tsx';
import { notAskedYet } from './not-asked-yet.ts';

const HEIGHT_PX: Readonly<Record<PreviewDevice, number>> = { desktop: 300, phone: 420 };

/** What the owner decides when publishing. */
export interface PublishChoice {
  /** Visitors who have chosen already are asked again. */
  readonly asksAgain: boolean;
  /** The site's popups keep nothing about visitors who have not agreed. */
  readonly startsConsentMode: boolean;
}

interface PublishDialogProps {
  readonly siteId: string;
  readonly draft: ConsentDesign;
  readonly published: SiteConsent['published'];
  /** What visitors who have chosen were asked about. */
  readonly asked: SiteConsent['asked'];
  /** Nobody has chosen yet, so nobody can be asked again. */
  readonly isFirst: boolean;
  /** Popups of the site store before consent, although the banner asks first. */
  readonly popupsStoreBefore: boolean;
  readonly opened: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onPublish: (choice: PublishChoice) => void;
}

/**
 * Shows the banner before publishing. Asks whether visitors who have chosen already are asked
 * again, which is needed if purposes have changed, and whether popups wait for consent, too.
 */
export function PublishDialog({ opened, onClose, ...parts }: PublishDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Publish the banner" size="lg">
      <Choice {...parts} />
    </Modal>
  );
}

function Choice(props: Omit<PublishDialogProps, 'opened' | 'onClose'>) {
  const { siteId, draft, published, asked, isFirst, popupsStoreBefore, isBusy, onPublish } = props;
  const device = deviceOfScreen();
  const added = notAskedYet(draft, asked);
  const [asksAgain, setAsksAgain] = useState(added.length > 0);
  const [keepsNothing, setKeepsNothing] = useState(true);
  const startsConsentMode = popupsStoreBefore && keepsNothing;
  return (
    <Stack>
      <BannerFrame
        siteId={siteId}
        draft={draft}
        language={draft.language}
        shown="banner"
        device={device}
        height={HEIGHT_PX[device]}
      />
      {isFirst ? null : (
        <AskAgain
          policyId={published?.policyId ?? draft.policyId}
          added={added}
          asksAgain={asksAgain}
          onChange={setAsksAgain}
        />
      )}
      {popupsStoreBefore ? (
        <Switch
          label="Popups keep nothing before visitors agree"
          description="Now the popups of this site set cookies before visitors have answered the banner, and also after they rejected it. With this switch, popups still show, but wait for an agreement to marketing before they store anything. You can change it in the settings, under “Consent of visitors”."
          checked={keepsNothing}
          onChange={(event) => setKeepsNothing(event.currentTarget.checked)}
        />
      ) : null}
      <Group justify="end">
        <Button loading={isBusy} onClick={() => onPublish({ asksAgain, startsConsentMode })}>
          {asksAgain ? 'Publish and ask again' : 'Publish'}
        </Button>
      </Group>
    </Stack>
  );
}

interface AskAgainProps {
  readonly policyId: number;
  /** The names of what visitors were not asked about. */
  readonly added: readonly string[];
  readonly asksAgain: boolean;
  readonly onChange: (asksAgain: boolean) => void;
}

function AskAgain({ policyId, added, asksAgain, onChange }: AskAgainProps) {
  return (
    <>
      <Checkbox
        data-autofocus
        label="Also ask visitors who have already chosen"
        description={
          added.length === 0
            ? 'Needed when you use cookies for something new. Their earlier choice is forgotten.'
            : `Needed now, because they have not been asked about ${listWords(added)}. Their earlier choice is forgotten.`
        }
        checked={asksAgain}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text size="sm" role="status">
        {asksAgain
          ? `The version of your cookie policy goes from ${policyId} to ${policyId + 1}. Every visitor sees this banner on their next page.`
          : `The version of your cookie policy stays ${policyId}. Visitors who have not chosen yet see this banner; the others see it when they open it themselves.`}
      </Text>
    </>
  );
}

const MOST_NAMED = 4;

function listWords(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}
