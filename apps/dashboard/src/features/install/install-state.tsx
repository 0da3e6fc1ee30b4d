import { useQuery } from '@tanstack/react-query';
import { installCheckQuery } from '../../lib/api/sites.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { formatAgo } from '../../lib/format-time.ts';
import styles from './install.module.css';

/** Whether the script has called in; listens until it does. */
export function InstallState() {
  const { site } = useCurrentSite();
  const check = useQuery(installCheckQuery(site.id));
  const isInstalled = check.data?.isInstalled === true;
  const lastSeen = check.data?.lastSeenAt;
  return (
    <div className={styles['state']} data-state={isInstalled ? 'seen' : 'listening'} role="status">
      <span className={styles['lamp']} aria-hidden />
      {isInstalled ? (
        <div>
          <p className={styles['strong']}>Beckon is installed</p>
          <p className={styles['weak']}>
            {lastSeen === undefined
              ? 'Your website has called in.'
              : `Your website called in ${formatAgo(lastSeen, Date.now())}`}
            {check.data?.lastSeenUrl === undefined ? (
              ''
            ) : (
              <>
                {' '}
                from <bdi className={styles['url']}>{check.data.lastSeenUrl}</bdi>
              </>
            )}
          </p>
        </div>
      ) : (
        <div>
          <p className={styles['strong']}>Listening for your website…</p>
          <p className={styles['weak']}>
            Paste the line, then open your website in another tab. This turns green by itself.
          </p>
        </div>
      )}
    </div>
  );
}
