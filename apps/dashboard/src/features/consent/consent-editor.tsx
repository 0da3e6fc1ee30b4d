import { type ConsentDesign, consentIssues } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { BannerPreview } from './banner-preview.tsx';
import { BehaviourCard } from './behaviour-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LookCard } from './look-card.tsx';
import { PublishBar } from './publish-bar.tsx';
import { RegionsCard } from './regions-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { TextsCard } from './texts-card.tsx';
import styles from './consent.module.css';

/** What every card of the editor gets: the draft, and how to change a part of it. */
export interface CardProps {
  readonly draft: ConsentDesign;
  readonly onChange: (part: Partial<ConsentDesign>) => void;
}

interface ConsentEditorProps {
  readonly siteId: string;
  readonly consent: SiteConsent;
}

/** The banner, edited beside its picture; nothing reaches visitors before it is published. */
export function ConsentEditor({ siteId, consent }: ConsentEditorProps) {
  const [draft, setDraft] = useState(consent.draft);
  const change = (part: Partial<ConsentDesign>) => setDraft((before) => ({ ...before, ...part }));
  const card = { draft, onChange: change };
  return (
    <div className={styles['editor']}>
      <div className={styles['cards']}>
        <InstallCard consent={consent} />
        <LookCard {...card} />
        <TextsCard {...card} />
        <ServicesCard {...card} />
        <RegionsCard {...card} />
        <BehaviourCard {...card} />
      </div>
      <BannerPreview siteId={siteId} draft={draft} />
      <PublishBar
        siteId={siteId}
        consent={consent}
        draft={draft}
        issues={consentIssues(draft)}
        onDiscard={() => setDraft(consent.draft)}
      />
    </div>
  );
}
