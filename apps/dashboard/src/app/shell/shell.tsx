import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { TOUR_PARAMETER } from '../../lib/navigation/tour-address.ts';
import { LogoMark } from '../../components/ui/layout/logo.tsx';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import type { Me } from '../../lib/api/session.ts';
import { PageErrorBoundary } from '../page-error-boundary.tsx';
import { Navigation } from './navigation.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { TourSlot } from './tour-slot.tsx';
import { SiteSwitcher } from './site-switcher.tsx';
import styles from './shell.module.css';

/**
 * Below this width, a top bar and tabs at the bottom replace the side bar. shell.module.css uses
 * the same number.
 */
const SMALL_SCREEN = '(max-width: 860px)';

/**
 * The frame around every signed-in page except the editor. When the path changes, the focus moves
 * to the start of the page. Another site gets a new page: nothing that was entered or chosen for
 * one site stays for another.
 */
export function Shell({ me }: { readonly me: Me }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const { site } = useCurrentSite();
  const isTouring = new URLSearchParams(search).has(TOUR_PARAMETER);
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // During the tour, the card of the tour takes the focus.
    if (!isTouring) main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname, isTouring]);
  const isSmall = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">
        Skip to content
      </a>
      {isSmall ? <TopBar me={me} /> : <SideBar me={me} />}
      <main id="main" className={styles['main']} ref={main} tabIndex={-1}>
        <PageErrorBoundary key={`${site.id} ${pathname}`} as="div">
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </PageErrorBoundary>
      </main>
      {isSmall ? <Navigation className={styles['tabs']} /> : null}
      <TourSlot />
    </div>
  );
}

function TopBar({ me }: { readonly me: Me }) {
  return (
    <div className={styles['top']} role="region" aria-label="Site and account">
      <LogoMark size={34} />
      <SiteSwitcher />
      <OwnerMenu me={me} small />
    </div>
  );
}

function SideBar({ me }: { readonly me: Me }) {
  return (
    <div className={styles['side']} role="region" aria-label="Site and account">
      <Link to={ROUTES.popups} className={styles['brand'] ?? ''}>
        <LogoMark size={32} />
        Beckon
      </Link>
      <SiteSwitcher />
      <Navigation className={styles['nav']} />
      <div className={styles['foot']}>
        <OwnerMenu me={me} />
      </div>
    </div>
  );
}
