import { Button, Group, TextInput } from '@mantine/core';
import { IconExternalLink, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../../components/ui/layout/card.tsx';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { openAsOwner } from '../../lib/open-as-owner.ts';
import { previewLink } from '../../lib/preview-link.ts';
import { useSiteAddress } from '../../lib/hooks/use-site-address.ts';

/**
 * Opens the owner's website in a visit that is not counted; on request with the reasons why each
 * popup shows or does not show.
 */
export function OwnerVisit() {
  const { site } = useCurrentSite();
  const [typed, setTyped] = useState<string>();
  const { address: known } = useSiteAddress(site.id);
  const address = typed ?? known;
  const isUsable = previewLink(address, '') !== undefined;
  const visit = (explains: boolean) => openAsOwner({ siteId: site.id, address, explains });
  return (
    <Card
      title="Visit your site as its owner"
      about="Your own visits are not counted this way. With the reasons, the page says for each popup why it shows or not."
    >
      <TextInput
        label="Page"
        dir="ltr"
        value={address}
        placeholder="https://www.example.com/"
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={address === '' || isUsable ? undefined : 'Enter a web address'}
      />
      <Group mt="md" gap="sm">
        <Button
          variant="light"
          disabled={!isUsable}
          onClick={() => visit(false)}
          leftSection={<IconExternalLink size={17} aria-hidden />}
        >
          Open my site
        </Button>
        <Button
          variant="default"
          disabled={!isUsable}
          onClick={() => visit(true)}
          leftSection={<IconRoute size={17} aria-hidden />}
        >
          Open it with the reasons
        </Button>
      </Group>
    </Card>
  );
}
