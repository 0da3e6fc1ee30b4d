import {
  IconChartBar,
  IconCode,
  IconCookie,
  IconInbox,
  IconLayersSubtract,
  IconMessages,
  IconSettings,
  IconShoppingBag,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { preloadPage } from '../lazy-pages.ts';
import styles from './shell.module.css';

const ENTRIES = [
  { to: ROUTES.popups, label: 'Popups', Icon: IconLayersSubtract },
  { to: ROUTES.leads, label: 'Leads', Icon: IconInbox },
  { to: ROUTES.comments, label: 'Comments', Icon: IconMessages },
  { to: ROUTES.catalogue, label: 'Catalogue', Icon: IconShoppingBag },
  { to: ROUTES.reports, label: 'Reports', Icon: IconChartBar },
  { to: ROUTES.consent, label: 'Cookies', Icon: IconCookie },
  { to: ROUTES.install, label: 'Install', Icon: IconCode },
  { to: ROUTES.settings, label: 'Settings', Icon: IconSettings },
] as const;

/** Links to the pages of the dashboard. A page's code is fetched when the pointer is over its link. */
export function Navigation({ className }: { readonly className: string | undefined }) {
  const { site } = useCurrentSite();
  const entries = ENTRIES.filter(
    ({ to }) => to !== ROUTES.comments || site.settings.takesComments === true,
  );
  return (
    <nav className={className} aria-label="Main">
      {entries.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={styles['link'] ?? ''}
          onPointerEnter={() => preloadPage(to)}
          onFocus={() => preloadPage(to)}
        >
          <Icon size={20} stroke={1.8} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
