import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/ui/layout/card.tsx';
import { CopyBox } from '../../components/ui/inputs/copy-box.tsx';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { embedQuery } from '../../lib/api/sites.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { Downloads } from './downloads.tsx';
import { EmbeddedForms } from './embedded-forms.tsx';
import { GoalsCard } from './goals-card.tsx';
import { InstallState } from './install-state.tsx';
import styles from './install.module.css';
import { OwnerVisit } from './owner-visit.tsx';
import { PLATFORMS } from './platforms.tsx';

/** Shows the line to paste, where to paste it on each platform, and whether the script was seen. */
export function InstallPage() {
  const { site } = useCurrentSite();
  const embed = useQuery(embedQuery(site.id));
  return (
    <Page
      title="Install"
      lead="Paste one line into your website, once. Everything else happens here."
    >
      <div className={styles['stack']}>
        <InstallState />
        <QueryStatus query={embed} />
        {embed.data === undefined ? null : (
          <>
            <Card title="Your line" about="It loads in the background and never delays your page.">
              <CopyBox text={embed.data.snippet} label="Code to paste into your website" />
            </Card>
            <Card title="Where it goes">
              <Tabs
                defaultValue="html"
                keepMounted={false}
                classNames={{ list: styles['tabs'] ?? '' }}
              >
                <Tabs.List aria-label="Platform">
                  {PLATFORMS.map((platform) => (
                    <Tabs.Tab key={platform.id} value={platform.id}>
                      {platform.label}
                    </Tabs.Tab>
                  ))}
                </Tabs.List>
                {PLATFORMS.map(({ id, Steps }) => (
                  <Tabs.Panel key={id} value={id} pt="lg">
                    <Steps snippet={embed.data.snippet} scriptUrl={embed.data.scriptUrl} />
                  </Tabs.Panel>
                ))}
              </Tabs>
            </Card>
            <Downloads snippet={embed.data.snippet} scriptUrl={embed.data.scriptUrl} />
            <GoalsCard />
            <EmbeddedForms />
            <OwnerVisit />
          </>
        )}
      </div>
    </Page>
  );
}
