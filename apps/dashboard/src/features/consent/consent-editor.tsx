import { Tabs } from '@mantine/core';
import { consentIssues } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { useSiteAddress } from '../../lib/hooks/use-site-address.ts';
import { BannerPreview } from './preview/banner-preview.tsx';
import { RulesCard } from './cards/rules-card.tsx';
import { isSection, SECTION_NAMES } from './editor-sections.ts';
import { InstallCard } from './install-card.tsx';
import { LinksCard, ToolsCard } from './cards/links-card.tsx';
import { LookCard } from './cards/look-card.tsx';
import { PublishBar } from './publish/publish-bar.tsx';
import { RegionsCard } from './cards/regions-card.tsx';
import type { CardProps } from './cards/card-props.ts';
import { ScanCard } from './scan/scan-card.tsx';
import { ServicesCard } from './cards/services-card.tsx';
import { TextsCard } from './cards/texts-card.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useShownPlace } from './preview/use-shown-place.ts';
import { useSiteScan } from './scan/use-site-scan.ts';
import styles from './consent.module.css';

interface ConsentEditorProps {
  readonly siteId: string;
  readonly consent: SiteConsent;
}

/** Edits the banner beside a preview. Visitors see changes only after publishing. */
export function ConsentEditor({ siteId, consent }: ConsentEditorProps) {
  const { draft, revision, isChanged, change, discard, keepMine } = useKeptDraft(siteId, consent);
  const { section, field, visit, showSection, showIssue } = useShownPlace();
  const { address } = useSiteAddress(siteId);
  const scan = useSiteScan(siteId);
  const card: CardProps = { draft, onChange: change };
  return (
    <div className={styles['editor']}>
      <Tabs
        variant="pills"
        keepMounted={false}
        value={section}
        onChange={(name) => isSection(name) && showSection(name)}
      >
        <Tabs.List aria-label="Parts of the banner" mb="md" className={styles['parts'] ?? ''}>
          {Object.entries(SECTION_NAMES).map(([value, name]) => (
            <Tabs.Tab key={value} value={value}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="look">
          <LookCard {...card} />
        </Tabs.Panel>
        <Tabs.Panel value="texts">
          <TextsCard key={visit} {...card} field={field} />
        </Tabs.Panel>
        <Tabs.Panel value="services" className={styles['cards'] ?? ''}>
          <ScanCard {...card} scan={scan} address={address} />
          <ServicesCard key={visit} {...card} field={field} />
        </Tabs.Panel>
        <Tabs.Panel value="rules" className={styles['cards'] ?? ''}>
          <RulesCard {...card} />
          <RegionsCard {...card} />
        </Tabs.Panel>
        <Tabs.Panel value="site" className={styles['cards'] ?? ''}>
          <InstallCard consent={consent} />
          <LinksCard {...card} />
          <ToolsCard {...card} />
        </Tabs.Panel>
      </Tabs>
      <BannerPreview siteId={siteId} draft={draft} />
      <PublishBar
        siteId={siteId}
        consent={consent}
        draft={draft}
        revision={revision}
        isChanged={isChanged}
        issues={consentIssues(draft)}
        onDiscard={discard}
        onKeepMine={keepMine}
        onShow={showSection}
        onFix={showIssue}
      />
    </div>
  );
}
