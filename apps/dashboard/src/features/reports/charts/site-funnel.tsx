import type { ReportNumbers } from '@beckon/contract/owner-calls';
import styles from './count-bars.module.css';
import { FunnelBars } from './funnel-bars.tsx';

/**
 * The funnel of a site, from the openings of its popups. It does not begin with page views: a site
 * only has their sum over its popups, in which a page view counts once for each popup.
 */
export function SiteFunnel({ numbers }: { readonly numbers: ReportNumbers }) {
  return (
    <>
      <FunnelBars numbers={numbers} first="views" />
      <p className={styles['late']}>
        How many page views could show a popup, and why the others could not, is in the report of
        each popup. Choose one under “By popup”.
      </p>
    </>
  );
}
