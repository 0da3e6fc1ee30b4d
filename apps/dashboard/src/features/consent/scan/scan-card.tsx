import { Button, Group, Loader, Text, TextInput } from '@mantine/core';
import { IconRadar2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../../../components/ui/layout/card.tsx';
import { Failure } from '../../../components/ui/states/failure.tsx';
import type { CardProps } from '../cards/card-props.ts';
import { ScanResult } from './scan-result.tsx';
import type { SiteScan } from './use-site-scan.ts';
import styles from '../services.module.css';

interface ScanCardProps extends CardProps {
  readonly scan: SiteScan;
  /** The initial address of the page to scan; empty if no page of the site is known. */
  readonly address: string;
}

/** Scans a page of the owner for third parties and cookies, so that the owner need not know them. */
export function ScanCard({ scan, address, ...card }: ScanCardProps) {
  const [typed, setTyped] = useState<string>();
  const url = typed ?? scan.result?.url ?? address;
  return (
    <Card
      title="Scan your site"
      about="Opens one of your pages and lists the third parties and cookies that it finds there."
    >
      <form
        className={styles['add']}
        onSubmit={(event) => {
          event.preventDefault();
          scan.run(wholeAddress(url));
        }}
      >
        <TextInput
          label="Page to scan"
          placeholder="https://www.example.com/"
          dir="ltr"
          inputMode="url"
          maxLength={2000}
          value={url}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          type="submit"
          loading={scan.isRunning}
          disabled={url.trim() === ''}
          leftSection={<IconRadar2 size={17} aria-hidden />}
        >
          Scan
        </Button>
      </form>
      <div aria-live="polite" aria-busy={scan.isRunning}>
        {scan.isRunning ? <Running onCancel={scan.cancel} /> : null}
      </div>
      {scan.error === null || scan.isRunning ? null : (
        <div className={styles['scanned']}>
          <Failure error={scan.error} />
        </div>
      )}
      {scan.result === undefined || scan.isRunning ? null : (
        <ScanResult {...card} scan={scan} result={scan.result} />
      )}
    </Card>
  );
}

function Running({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Group className={styles['scanned'] ?? ''} gap="sm" wrap="nowrap">
      <Loader size="sm" aria-hidden />
      <Text size="sm" flex={1}>
        Looking at the page and what it loads. This takes half a minute or so.
      </Text>
      <Button variant="subtle" color="gray" size="xs" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}

/** The address with `https://` if it has no protocol, as in a browser: `shop.com`. */
function wholeAddress(text: string): string {
  const address = text.trim();
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}
