import { Button, Group, TextInput } from '@mantine/core';
import { IconExternalLink, IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { installCheckQuery, readOwnerToken } from '../../lib/api/sites.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { ownerAddress } from './owner-address.ts';

/** Opens the owner's website in a way that counts nothing, on request with the reasons why each popup shows or stays away. */
export function OwnerVisit() {
  const { site } = useCurrentSite();
  const check = useQuery(installCheckQuery(site.id));
  const [typed, setTyped] = useState<string>();
  const [first] = site.settings.domains;
  const address = typed ?? (first === undefined || first.startsWith('*') ? check.data?.lastSeenUrl ?? '' : `https://${first}/`);
  const isUsable = ownerAddress(address, { token: '', explains: false }) !== undefined;

  const visit = (explains: boolean) => {
    // Opened at once, while the click still allows it; sent on its way when the token has come.
    const tab = globalThis.open('about:blank', '_blank');
    readOwnerToken(site.id).then(({ token }) => {
      const target = ownerAddress(address, { token, explains });
      if (tab === null || target === undefined) throw new Error('The browser did not open a new tab. Allow it, then try again.');
      tab.opener = null;
      tab.location.replace(target);
    }).catch((error: unknown) => {
      tab?.close();
      notifyFailed(error);
    });
  };
  return (
    <Card title="Look around as the owner" about="Your own visits are not counted this way. With the reasons, each popup tells why it shows or stays away.">
      <TextInput label="Page" dir="ltr" value={address} placeholder="https://www.example.com/" onChange={(event) => setTyped(event.currentTarget.value)} error={address === '' || isUsable ? undefined : 'Enter a web address'} />
      <Group mt="md" gap="sm">
        <Button variant="light" disabled={!isUsable} onClick={() => visit(false)} leftSection={<IconExternalLink size={17} aria-hidden />}>Open my site</Button>
        <Button variant="default" disabled={!isUsable} onClick={() => visit(true)} leftSection={<IconRoute size={17} aria-hidden />}>Open it with the reasons</Button>
      </Group>
    </Card>
  );
}
