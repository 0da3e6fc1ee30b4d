import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Card } from '../../components/ui/layout/card.tsx';

/** Downloads all data of the account as one archive. */
export function DataCard() {
  return (
    <Card
      title="Your data"
      about="One archive with all your sites, popups, leads, numbers by day, consent records, comments and pictures. Every popup can be imported into another Beckon. Passwords and keys are left out."
    >
      <Button
        component="a"
        href="/api/owner/archive"
        download
        variant="default"
        leftSection={<IconDownload size={17} aria-hidden />}
      >
        Download everything
      </Button>
    </Card>
  );
}
