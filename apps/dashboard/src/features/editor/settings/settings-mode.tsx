import { Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { PopupSettings } from '@beckon/contract/settings';
import type { Layout } from '@beckon/contract/values';
import { ErrorBoundary } from '../../../components/ui/states/error-boundary.tsx';
import { Waiting } from '../../../components/ui/states/waiting.tsx';
import { AfterPanel } from './after-panel.tsx';
import { AudiencePanel } from './audience/audience-panel.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { DisplayPanel } from './display-panel.tsx';
import { type PublishIssue, type Section, SECTIONS } from '@beckon/contract/publish-rules';
import { useIssues } from '../../../lib/publishing/find-issues.ts';
import { IssueList } from '../fields/issue-list.tsx';
import { FrequencyPanel } from './frequency/frequency-panel.tsx';
import type { PanelProps } from './panel.ts';
import { PrizesPanel } from './prizes/prizes-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { TeaserPanel } from './teaser-panel.tsx';
import { TriggersPanel } from './triggers-panel.tsx';
import styles from './settings-mode.module.css';
import { previewStartOfSection } from './preview-start-of-section.ts';
import { useSettledIssues } from './use-settled-issues.ts';
import { summarySentence } from './summary-sentence.ts';

const PreviewMode = lazy(() =>
  import('../preview/preview-mode.tsx').then((file) => ({ default: file.PreviewMode })),
);

const PANELS: Readonly<
  Record<
    Section,
    {
      readonly title: string;
      readonly about: string;
      readonly Panel: (props: PanelProps) => ReactNode;
    }
  >
> = {
  triggers: {
    title: 'When it opens',
    about: 'Whatever happens first counts.',
    Panel: TriggersPanel,
  },
  audience: {
    title: 'Who sees it',
    about: 'Which visitors, and on which pages.',
    Panel: AudiencePanel,
  },
  schedule: { title: 'Days and hours', about: 'From when until when.', Panel: SchedulePanel },
  frequency: {
    title: 'How often',
    about: 'How often one visitor may see it.',
    Panel: FrequencyPanel,
  },
  display: {
    title: 'Place and size',
    about: 'Position, size and animation.',
    Panel: DisplayPanel,
  },
  closing: { title: 'Closing', about: 'How visitors can close it.', Panel: ClosingPanel },
  teaser: {
    title: 'Teaser',
    about: 'A small button that stays on the page and opens the popup again.',
    Panel: TeaserPanel,
  },
  after: {
    title: 'After a conversion',
    about: 'What happens after someone submits the form or clicks the button.',
    Panel: AfterPanel,
  },
  prizes: { title: 'Prizes', about: 'What can be won, and how likely it is.', Panel: PrizesPanel },
};

interface SettingsModeProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  readonly section: Section;
  readonly onSection: (section: Section) => void;
  readonly onChange: (settings: PopupSettings) => void;
}

/** The section that is open first for this type. */
export function firstSection({ type }: Pick<PopupDetail, 'type'>): Section {
  return type === 'gamified' ? 'prizes' : 'triggers';
}

const WIDE_SCREEN = '(min-width: 1180px)';

/**
 * All settings except the design, in sections of which one is open. Wide screens show a preview
 * beside it.
 */
export function SettingsMode({ popup, layout, section, onSection, onChange }: SettingsModeProps) {
  const sections = SECTIONS.filter((section) => section !== 'prizes' || popup.type === 'gamified');
  const isWide = useMediaQuery(WIDE_SCREEN, false, { getInitialValueInEffect: false });
  const { issues, watch } = useSettledIssues(useIssues(popup), section);
  const { title, about, Panel } = PANELS[section];
  return (
    <div className={styles['mode']}>
      <SectionNav sections={sections} section={section} issues={issues} onChoose={onSection} />
      <section className={styles['panel']} aria-label={title} {...watch}>
        <p className={styles['summary']} aria-label="In short" role="note">
          {summarySentence(popup.settings, popup.type)}
        </p>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['about']}>{about}</p>
        <IssueList issues={issues.filter((issue) => issue.section === section)} />
        <Panel settings={popup.settings} popup={popup} onChange={onChange} />
      </section>
      {isWide ? (
        <div className={styles['preview']}>
          <ErrorBoundary>
            <Suspense fallback={<Waiting />}>
              <PreviewMode
                popup={popup}
                layout={layout}
                shows={previewStartOfSection(section, popup)}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : null}
    </div>
  );
}

interface SectionNavProps {
  readonly sections: readonly Section[];
  readonly section: Section;
  readonly issues: readonly PublishIssue[];
  readonly onChoose: (section: Section) => void;
}

function SectionNav({ sections, section, issues, onChoose }: SectionNavProps) {
  return (
    <>
      <nav className={styles['nav']} aria-label="Settings of the popup">
        {sections.map((one) => {
          const hasIssue = issues.some((issue) => issue.section === one);
          return (
            <button
              key={one}
              type="button"
              aria-current={one === section ? 'true' : undefined}
              onClick={() => onChoose(one)}
            >
              {PANELS[one].title}
              {hasIssue ? <IconAlertTriangle size={16} aria-label="to check" role="img" /> : null}
            </button>
          );
        })}
      </nav>
      <Select
        className={styles['pick'] ?? ''}
        aria-label="Settings of the popup"
        value={section}
        allowDeselect={false}
        data={sections.map((one) => ({ value: one, label: PANELS[one].title }))}
        onChange={(next) => onChoose(sections.find((one) => one === next) ?? section)}
      />
    </>
  );
}
