import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import { consentQuery } from '../../lib/api/consent.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { ConsentEditor } from './consent-editor.tsx';

const Choices = lazy(() =>
  import('./choices/choices.tsx').then((file) => ({ default: file.Choices })),
);

/** The part of the page that the address names, besides the sections of the editor. */
const CHOICES = 'choices';

/** The cookie banner of the site: its editor, and the choices of visitors. */
export function ConsentPage() {
  const { site } = useCurrentSite();
  const consent = useQuery(consentQuery(site.id));
  const tab = useLocation().hash === `#${CHOICES}` ? CHOICES : 'banner';
  const navigate = useNavigate();
  const show = (shown: string | null) =>
    void navigate({ hash: shown === CHOICES ? CHOICES : '' }, { replace: true });
  return (
    <Page
      wide
      title="Cookie consent"
      lead="Ask visitors before cookies are set, hold back third parties until they agree, and keep proof of it."
    >
      <QueryStatus query={consent} />
      {consent.data === undefined ? null : (
        <Tabs value={tab} onChange={show} keepMounted={false}>
          <Tabs.List aria-label="Parts of this page" mb="md">
            <Tabs.Tab value="banner">Banner</Tabs.Tab>
            <Tabs.Tab value={CHOICES}>What visitors chose</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="banner" keepMounted>
            <ConsentEditor key={site.id} siteId={site.id} consent={consent.data.consent} />
          </Tabs.Panel>
          <Tabs.Panel value={CHOICES}>
            <Suspense fallback={<Waiting />}>
              <Choices
                siteId={site.id}
                services={consent.data.consent.draft.services}
                timeZone={site.settings.timeZone}
              />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}
