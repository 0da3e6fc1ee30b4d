import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { installCheckQuery } from '../lib/api/sites.ts';
import { useCurrentSite } from '../lib/navigation/current-site.ts';
import { askToConfirm } from '../lib/ask-to-confirm.ts';
import { ROUTES } from '../lib/navigation/routes.ts';
import styles from './unseen-site.module.css';

/** The text for owners whose website has never loaded the script. */
export const UNSEEN_WORDS =
  'Your website has not loaded Beckon yet, so visitors see nothing. Paste one line into it, once; what you publish then shows by itself.';

/**
 * A notice above live popups if the website has never called the server, or if the script runs on a
 * host that is not listed.
 */
export function UnseenSite({ count }: { readonly count: number }) {
  const { site } = useCurrentSite();
  const { isInstalled = true, refused } = useQuery(installCheckQuery(site.id)).data ?? {};
  if (isInstalled && !refused) return null;
  return (
    <div className={styles['notice']} role="status">
      <div>
        <p className={styles['strong']}>
          {isInstalled
            ? 'Your popups do not show on one host'
            : count === 1
              ? 'Your live popup is not on your website yet'
              : `Your ${count} live popups are not on your website yet`}
        </p>
        <p className={styles['weak']}>
          {refused ? (
            <>
              Beckon runs on <bdi>{refused.host}</bdi>, which is not in your domains
            </>
          ) : (
            UNSEEN_WORDS
          )}
        </p>
      </div>
      <Button component={Link} to={ROUTES.install} color="beam.3" c="var(--on-beam)">
        {isInstalled ? 'Review' : 'Install Beckon'}
      </Button>
    </div>
  );
}

/** Says after publishing that the script is not installed, with a button to the installation. */
export function showUnseenSite(popupName: string, onInstall: () => void): void {
  askToConfirm({
    title: `“${popupName}” is live – one step is left`,
    children: UNSEEN_WORDS,
    labels: { confirm: 'Install Beckon', cancel: 'Later' },
    onConfirm: onInstall,
  });
}
