import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { popupsQuery } from '../../lib/api/popups.ts';
import { installCheckQuery, useUpdateSite } from '../../lib/api/sites.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { formatAgo } from '../../lib/format/format-time.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import styles from './install.module.css';

/**
 * Shows whether the script has called the server, and on which other host it was refused; polls
 * until it has called.
 */
export function InstallState() {
  const { site } = useCurrentSite();
  const check = useQuery(installCheckQuery(site.id));
  const { isInstalled = false, refused } = check.data ?? {};
  return (
    <>
      <div
        className={styles['state']}
        data-state={isInstalled ? 'seen' : 'listening'}
        role="status"
      >
        <span className={styles['lamp']} aria-hidden />
        {isInstalled ? (
          <Installed />
        ) : refused === undefined ? (
          <Awaited />
        ) : (
          <Refused {...refused} />
        )}
      </div>
      {isInstalled && refused !== undefined ? (
        <div className={styles['state']} role="status">
          <Refused {...refused} />
        </div>
      ) : null}
    </>
  );
}

/** When and where the website loaded the script last. */
function Installed() {
  const { site } = useCurrentSite();
  const now = useNow();
  const { lastSeenAt, lastSeenUrl } = useQuery(installCheckQuery(site.id)).data ?? {};
  return (
    <div>
      <p className={styles['strong']}>Beckon is installed</p>
      <p className={styles['weak']}>
        {lastSeenAt === undefined
          ? 'Your website has loaded Beckon.'
          : `Your website loaded Beckon ${formatAgo(lastSeenAt, now)}`}
        {lastSeenUrl === undefined ? (
          ''
        ) : (
          <>
            {' '}
            from <bdi className={styles['url']}>{lastSeenUrl}</bdi>
          </>
        )}
      </p>
      <FirstPopup siteId={site.id} />
    </div>
  );
}

/** The script has not called the server from an address of the site. */
function Awaited() {
  const { site } = useCurrentSite();
  const { claimedUrl } = useQuery(installCheckQuery(site.id)).data ?? {};
  if (claimedUrl !== undefined && URL.canParse(claimedUrl)) return <Claim url={claimedUrl} />;
  return (
    <div>
      <p className={styles['strong']}>Waiting for your website…</p>
      <p className={styles['weak']}>
        Paste the line, then open your website in another tab. This turns green by itself.
      </p>
    </div>
  );
}

/** Offers to create the first popup if the site has none. */
function FirstPopup({ siteId }: { readonly siteId: string }) {
  const popups = useQuery(popupsQuery(siteId));
  if (popups.data?.length !== 0) return null;
  return (
    <Button mt="sm" component={Link} to={ROUTES.newPopup}>
      Create your first popup
    </Button>
  );
}

/** Lists a host among the domains of the site. */
function useListHost() {
  const { site } = useCurrentSite();
  const client = useQueryClient();
  const update = useUpdateSite(site.id);
  const list = (host: string) =>
    update.mutate(
      { settings: { domains: [...site.settings.domains, host] } },
      {
        onError: notifyFailed,
        onSuccess: () =>
          void client.invalidateQueries({ queryKey: installCheckQuery(site.id).queryKey }),
      },
    );
  return { list, isPending: update.isPending };
}

/** The script runs, but the server refuses it, because the host is not listed. */
function Refused({ host, readable }: { readonly host: string; readonly readable?: string }) {
  const { list, isPending } = useListHost();
  return (
    <div>
      <p className={styles['strong']}>
        Beckon runs on <bdi className={styles['url']}>{host}</bdi>
        {readable === undefined ? null : (
          <>
            {' '}
            (<bdi className={styles['url']}>{readable}</bdi>)
          </>
        )}
        , which is not in your domains
      </p>
      <p className={styles['weak']}>
        Popups do not show there. If that is your website, add it to its domains.
      </p>
      <Button mt="sm" variant="light" loading={isPending} onClick={() => list(host)}>
        Add <bdi>{host}</bdi>
      </Button>
    </div>
  );
}

/** Asks whether a page is the owner's, because anyone can paste the line into a page. */
function Claim({ url }: { readonly url: string }) {
  const { list, isPending } = useListHost();
  const host = new URL(url).host.replace(/^www\./, '');
  return (
    <div>
      <p className={styles['strong']}>Is this your website?</p>
      <p className={styles['weak']}>
        Your code was loaded by <bdi className={styles['url']}>{url}</bdi>. If that is yours, list
        its address; popups then show on {host} and nowhere else until you list more in Settings.
      </p>
      <Button mt="sm" variant="light" loading={isPending} onClick={() => list(host)}>
        Yes, list {host}
      </Button>
    </div>
  );
}
