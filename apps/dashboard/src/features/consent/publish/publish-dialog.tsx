import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { BannerFrame, deviceOfScreen, type PreviewDevice } from '../preview/banner-frame.tsx';

const HEIGHT_PX: Readonly<Record<PreviewDevice, number>> = { desktop: 300, phone: 420 };

interface PublishDialogProps {
  readonly siteId: string;
  readonly draft: ConsentDesign;
  readonly published: SiteConsent['published'];
  readonly opened: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onPublish: (asksAgain: boolean) => void;
}

/**
 * Shows the banner before publishing. Asks whether visitors who have chosen already are asked
 * again, which is needed if purposes have changed.
 */
export function PublishDialog({ opened, onClose, ...parts }: PublishDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Publish the banner" size="lg">
      <Choice {...parts} />
    </Modal>
  );
}

function Choice(props: Omit<PublishDialogProps, 'opened' | 'onClose'>) {
  const { siteId, draft, published, isBusy, onPublish } = props;
  const device = deviceOfScreen();
  const [asksAgain, setAsksAgain] = useState(false);
  const policyId = published?.policyId ?? draft.policyId;
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
      <Checkbox
        data-autofocus
        label="Also ask visitors who have already chosen"
        description="Needed when you use cookies for something new, or for new services. Their earlier choice is forgotten."
        checked={asksAgain}
        onChange={(event) => setAsksAgain(event.currentTarget.checked)}
      />
      <Text size="sm" role="status">
        {asksAgain
          ? `The version of your cookie policy goes from ${policyId} to ${policyId + 1}. Every visitor sees this banner on their next page.`
          : `The version of your cookie policy stays ${policyId}. Visitors who have not chosen yet see this banner; the others see it when they open it themselves.`}
      </Text>
      <Group justify="end">
        <Button loading={isBusy} onClick={() => onPublish(asksAgain)}>
          {asksAgain ? 'Publish and ask again' : 'Publish'}
        </Button>
      </Group>
    </Stack>
  );
}
