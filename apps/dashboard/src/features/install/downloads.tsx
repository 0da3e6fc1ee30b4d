import { Button, CopyButton } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { HTTPS_ONLY_PACKAGES, PACKAGE_KINDS, type PackageKind } from '@beckon/contract/values';
import { type ReactNode, useId } from 'react';
import { Card } from '../../components/ui/layout/card.tsx';
import { packageUrl } from '../../lib/api/sites.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import styles from './downloads.module.css';

interface PackageWords {
  readonly name: string;
  readonly what: string;
  /** What the owner does with the file. */
  readonly next: string;
}

const WORDS: Record<PackageKind, PackageWords> = {
  wordpress: {
    name: 'WordPress',
    what: 'A plugin: the line on the pages you choose, a block and a shortcode for forms, WooCommerce.',
    next: 'Plugins → Add New → Upload Plugin.',
  },
  shopify: {
    name: 'Shopify',
    what: 'A theme app extension (the line as an app embed, forms as blocks), and a pixel that counts orders.',
    next: 'Its folder extension goes into an app of your own as extensions/beckon, then shopify app deploy. Paste orders-pixel.js under Settings → Customer events.',
  },
  'google-tag-manager': {
    name: 'Google Tag Manager',
    what: 'A tag template that loads from your address only and can wait for consent.',
    next: 'Templates → Tag Templates → New → Import.',
  },
  react: {
    name: 'React',
    what: 'An npm package: components for the script and for forms, a hook, and types.',
    next: 'Unpack it in your application’s folder, then npm install ./beckon-react.',
  },
};

interface DownloadsProps {
  readonly snippet: string;
  readonly scriptUrl: string;
}

/**
 * Packages with the site's client id and our address filled in, and the line for all other
 * websites.
 */
export function Downloads({ snippet, scriptUrl }: DownloadsProps) {
  const { site } = useCurrentSite();
  const isHttps = scriptUrl.startsWith('https://');
  return (
    <Card
      title="Ready-made"
      about="Instead of the line. Your client id and the address of this server are filled in."
    >
      <ul className={styles['list']}>
        {PACKAGE_KINDS.map((kind) => (
          <Choice key={kind} {...WORDS[kind]}>
            {isHttps || !HTTPS_ONLY_PACKAGES.includes(kind) ? (
              <Button
                component="a"
                href={packageUrl(site.id, kind)}
                download
                variant="light"
                aria-label={`Download for ${WORDS[kind].name}`}
                leftSection={<IconDownload size={16} aria-hidden />}
              >
                Download
              </Button>
            ) : (
              <p className={styles['refusal']}>
                Needs an address that begins with https://. Set PUBLIC_URL first.
              </p>
            )}
          </Choice>
        ))}
        <Choice
          name="Plain HTML"
          what="Nothing to download: the line above is enough, on any website."
          next="Before </body> of each page."
        >
          <CopyButton value={snippet}>
            {({ copied, copy }) => (
              <Button
                variant="light"
                onClick={copy}
                leftSection={<IconCopy size={16} aria-hidden />}
              >
                <span aria-live="polite">{copied ? 'Copied' : 'Copy the line'}</span>
              </Button>
            )}
          </CopyButton>
        </Choice>
      </ul>
    </Card>
  );
}

interface ChoiceProps extends PackageWords {
  readonly children: ReactNode;
}

function Choice({ name, what, next, children }: ChoiceProps) {
  const id = useId();
  return (
    <li className={styles['choice']} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>{what}</p>
      <p className={styles['next']}>{next}</p>
      <div className={styles['action']}>{children}</div>
    </li>
  );
}
