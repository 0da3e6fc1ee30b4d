import type { Site } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { ROUTES } from '../lib/navigation/routes.ts';
import { Failure } from '../components/ui/states/failure.tsx';
import { Waiting } from '../components/ui/states/waiting.tsx';
import { SignInAgain } from '../features/auth/sign-in-again.tsx';
import { type Me, meQuery } from '../lib/api/session.ts';
import { sitesQuery } from '../lib/api/sites.ts';
import { CurrentSiteContext } from '../lib/navigation/current-site.ts';
import { keepChoice, keepChoiceOfTab, readChoice, readChoiceOfTab } from '../lib/keep-choice.ts';
import { FirstSitePage } from './first-site-page.tsx';
import { AccountPage } from './lazy-pages.ts';
import styles from './page-error-boundary.module.css';

interface OnlySignedInProps {
  readonly children: (me: Me) => ReactNode;
}

/**
 * Renders its children only for a signed-in owner with a current site. If nobody is signed in, it
 * redirects to the sign-in page and back afterwards.
 */
export function OnlySignedIn({ children }: OnlySignedInProps) {
  const me = useQuery(meQuery);
  const { pathname, search, hash } = useLocation();
  const sites = useQuery({ ...sitesQuery, enabled: me.data !== undefined && me.data !== null });
  const error = me.error ?? sites.error;
  if (me.data === null) {
    return <Navigate to={ROUTES.signIn} replace state={{ from: pathname + search + hash }} />;
  }
  if (error !== null && (me.data === undefined || sites.data === undefined)) {
    return (
      <main className={styles['crash']}>
        <Failure error={error} retry={() => void (me.error === null ? sites : me).refetch()} />
      </main>
    );
  }
  if (me.data === undefined || sites.data === undefined) return <Waiting whole />;
  const [first] = sites.data;
  if (first === undefined) {
    return (
      <>
        <WithoutSite me={me.data} />
        <SignInAgain email={me.data.owner.email} />
      </>
    );
  }
  return (
    <WithSite sites={sites.data} first={first}>
      {children(me.data)}
      <SignInAgain email={me.data.owner.email} />
    </WithSite>
  );
}

/** An owner without a site can open the account page, for example to delete the account. */
function WithoutSite({ me }: { readonly me: Me }) {
  const { pathname } = useLocation();
  if (pathname !== ROUTES.account) return <FirstSitePage me={me} />;
  return (
    <main className={styles['alone']}>
      <Suspense fallback={<Waiting />}>
        <AccountPage />
      </Suspense>
    </main>
  );
}

const SITE_PARAM = 'site';

function siteOf(sites: readonly Site[], id: string | null | undefined): Site | undefined {
  return sites.find((site) => site.id === id);
}

function withoutSite(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  others.delete(SITE_PARAM);
  return others;
}

interface WithSiteProps {
  readonly sites: readonly Site[];
  readonly first: Site;
  readonly children: ReactNode;
}

/**
 * Provides the current site: the one that the address names, because links in mails are about one
 * site; otherwise the one that the owner opened last, first in this tab.
 */
function WithSite({ sites, first, children }: WithSiteProps) {
  const [params, setParams] = useSearchParams();
  const linked = params.get(SITE_PARAM);
  const [chosen, setChosen] = useState(() => readChoiceOfTab('site') ?? readChoice('site'));
  const current = useMemo(
    () => ({
      site: siteOf(sites, linked) ?? siteOf(sites, chosen) ?? first,
      sites,
      choose: (siteId: string) => {
        keepChoice('site', siteId);
        setChosen(siteId);
      },
    }),
    [sites, first, chosen, linked],
  );
  // A page that is loaded again must not show another site because one was chosen in another tab.
  useEffect(() => keepChoiceOfTab('site', current.site.id), [current.site.id]);
  useEffect(() => {
    if (linked === null) return;
    current.choose(current.site.id);
    setParams(withoutSite, { replace: true });
  }, [linked, current, setParams]);
  return (
    <CurrentSiteContext value={current}>
      <Suspense fallback={<Waiting whole />}>{children}</Suspense>
    </CurrentSiteContext>
  );
}
