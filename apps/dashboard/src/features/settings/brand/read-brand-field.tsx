import { Button, Text, TextInput } from '@mantine/core';
import type { ReadBrandAnswer } from '@beckon/contract/owner-calls';
import { IconWand } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useReadBrand } from '../../../lib/api/sites.ts';
import styles from './brand.module.css';

interface ReadBrandFieldProps {
  readonly siteId: string;
  /** The site's domain, if one is listed. It is the initial address. */
  readonly domain: string | undefined;
  readonly onFound: (found: ReadBrandAnswer) => void;
}

/** Reads the brand from a page of the site. Reports what was found, or why nothing was found. */
export function ReadBrandField({ siteId, domain = '', onFound }: ReadBrandFieldProps) {
  const [address, setAddress] = useState(domain);
  const read = useReadBrand(siteId);
  const start = () => {
    if (address.trim() !== '') read.mutate(address.trim(), { onSuccess: onFound });
  };
  const startByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The field is inside the form of all settings, which Enter would submit.
    event.preventDefault();
    start();
  };
  return (
    <div>
      <div className={styles['read']}>
        <TextInput
          label="Read it from my website"
          placeholder="shop.example.com"
          dir="ltr"
          value={address}
          error={read.error?.message}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={startByKey}
        />
        <Button
          variant="light"
          leftSection={<IconWand size={16} aria-hidden />}
          loading={read.isPending}
          disabled={address.trim() === ''}
          onClick={start}
        >
          Read my brand
        </Button>
      </div>
      <Text size="sm" c="dimmed" mt={6} role="status">
        {read.data === undefined ? '' : foundWords(read.data)}
      </Text>
    </div>
  );
}

function foundWords({ brand, logo }: ReadBrandAnswer): string {
  const { background, text, button, accent, font, headlineFont, corners } = brand;
  const colours = [background, text, button, accent].filter((each) => each !== undefined).length;
  const found = [
    colours > 0 && (colours === 1 ? 'one colour' : `${colours} colours`),
    (font ?? headlineFont) !== undefined && 'the font',
    corners !== undefined && 'the corners',
    logo !== undefined && 'a logo',
  ].filter((each) => each !== false);
  return found.length === 0
    ? 'We found no brand on this page. Enter it below.'
    : `Found ${new Intl.ListFormat('en').format(found)}. Change what does not fit, then save.`;
}
