import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { useTabTitle } from '../../lib/hooks/use-tab-title.ts';
import { Failure } from '../../components/ui/states/failure.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { ErrorBoundary } from '../../components/ui/states/error-boundary.tsx';
import { returnFocus } from '../../components/ui/focus/return-focus.ts';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import { popupQuery } from '../../lib/api/popups.ts';
import type { AskedBlock } from './design/blocks/choose-block.tsx';
import type { DesignHistories } from './design/history/design-history.tsx';
import { useDraft } from './draft/use-draft.ts';
import styles from './editor.module.css';
import { layoutWithBlock } from './popup-in-layout.ts';
import type { IssuePlace, Section } from '@beckon/contract/publish-rules';
import { RunningTestNote } from './running-test-note.tsx';
import { firstSection, SettingsMode } from './settings/settings-mode.tsx';
import { type Mode, TopBar } from './top-bar.tsx';
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt.ts';
import { usePublish } from './use-publish.tsx';
import { type PlaceRequest, usePlace } from './use-place.ts';

const DesignMode = lazy(() =>
  import('./design/design-mode.tsx').then((file) => ({ default: file.DesignMode })),
);
const PreviewMode = lazy(() =>
  import('./preview/preview-mode.tsx').then((file) => ({ default: file.PreviewMode })),
);

/**
 * On a narrower screen, the editor starts with the phone layout: owners who edit on a phone most
 * likely want to see that.
 */
const PHONE_BELOW_PX = 640;

/** Loads a popup's draft and opens the editor. Each visit starts with the version of the server. */
export function EditorPage() {
  const { popupId = '' } = useParams();
  const popup = useQuery({ ...popupQuery(popupId), staleTime: Infinity });
  if (popup.error !== null) {
    return (
      <main>
        <Page title="Popup" back={{ to: ROUTES.popups, label: 'Popups' }}>
          <Failure error={popup.error} retry={() => void popup.refetch()} />
          <Button component={Link} to={ROUTES.popups} mt="lg" variant="light">
            Back to your popups
          </Button>
        </Page>
      </main>
    );
  }
  return popup.data === undefined ? (
    <Waiting whole />
  ) : (
    <Editor key={popup.data.id} loaded={popup.data} />
  );
}

function Editor({ loaded }: { readonly loaded: PopupDetail }) {
  const { popup, save, edition, saver } = useDraft(loaded);
  const onLeave = useUnsavedChangesPrompt(saver);
  const { asked, key, ask } = usePlace(popup.id);
  const { mode, setMode, section, setSection, askedBlock, layout, setLayout } = useMode(popup, {
    asked,
    key,
  });
  const { publish, isPublishing } = usePublish(saver, ask);
  const histories = useHistories(edition);
  useHotkeys([['mod+S', () => void saver.flush()]], []);
  useTabTitle(popup.name);
  // The link that opened the editor is gone. Screen readers then read on from here.
  useEffect(() => returnFocus(undefined), []);
  return (
    <div className={styles['editor']}>
      <TopBar
        popup={popup}
        save={save}
        mode={mode}
        layout={layout}
        isPublishing={isPublishing}
        onMode={setMode}
        onLayout={setLayout}
        onName={(name) => saver.change({ name })}
        onPublish={publish}
        saver={saver}
        onLeave={onLeave}
      />
      <RunningTestNote popupId={popup.id} onLeave={onLeave} />
      <main className={styles['body']} tabIndex={-1}>
        <ErrorBoundary key={`${mode}-${edition}`}>
          <Suspense fallback={<Waiting />}>
            {mode === 'design' ? (
              <DesignMode
                popup={popup}
                layout={layout}
                histories={histories}
                askedBlock={askedBlock}
                onChange={saver.change}
              />
            ) : null}
            {mode === 'settings' ? (
              <SettingsMode
                popup={popup}
                layout={layout}
                section={section}
                onSection={setSection}
                onChange={(settings) => saver.change({ settings })}
              />
            ) : null}
            {mode === 'preview' ? (
              <PreviewMode popup={popup} layout={layout} save={saver.flush} />
            ) : null}
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

/**
 * The undo histories of the popup's designs. They start empty again when a conflict replaces the
 * draft.
 */
function useHistories(edition: number): DesignHistories {
  const [kept, setKept] = useState(() => ({ edition, histories: newHistories() }));
  if (kept.edition === edition) return kept.histories;
  const next = { edition, histories: newHistories() };
  setKept(next);
  return next.histories;
}

function newHistories(): DesignHistories {
  return new Map();
}

/**
 * The visible mode, section, layout and block of the editor. If the address names a section of the
 * settings or a block of the design, the editor opens it.
 */
function useMode(popup: PopupDetail, { asked, key }: Pick<PlaceRequest, 'asked' | 'key'>) {
  const [mode, setMode] = useState<Mode>(() => modeOf(asked) ?? 'design');
  const [section, setSection] = useState<Section>(() => sectionOf(asked) ?? firstSection(popup));
  const [layout, setLayout] = useState(() => layoutOf(asked, popup, firstLayout(popup)));
  const [askedBlock, setAskedBlock] = useState(() => blockOf(asked));
  const [followedKey, setFollowedKey] = useState(key);
  if (key !== followedKey) {
    setFollowedKey(key);
    setMode((before) => modeOf(asked) ?? before);
    setSection((before) => sectionOf(asked) ?? before);
    setLayout((before) => layoutOf(asked, popup, before));
    setAskedBlock(blockOf(asked));
  }
  const choose = (next: Mode) => {
    setMode(next);
    // The owner leaves the block that the link requested.
    setAskedBlock(undefined);
  };
  return { mode, setMode: choose, section, setSection, askedBlock, layout, setLayout };
}

function firstLayout({ type }: PopupDetail): Layout {
  return innerWidth < PHONE_BELOW_PX || type === 'mobile' ? 'mobile' : 'desktop';
}

function layoutOf(place: IssuePlace | undefined, popup: PopupDetail, layout: Layout): Layout {
  return place?.blockId === undefined ? layout : layoutWithBlock(popup, layout, place.blockId);
}

function modeOf(place: IssuePlace | undefined): Mode | undefined {
  if (place === undefined) return undefined;
  return place.section === 'design' ? 'design' : 'settings';
}

function sectionOf(place: IssuePlace | undefined): Section | undefined {
  return place === undefined || place.section === 'design' ? undefined : place.section;
}

/** A new object each time, so that the same block can be requested again. */
function blockOf(place: IssuePlace | undefined): AskedBlock | undefined {
  return place?.blockId === undefined ? undefined : { id: place.blockId };
}
