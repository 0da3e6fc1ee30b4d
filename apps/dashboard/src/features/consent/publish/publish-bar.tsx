import { Button, Text } from '@mantine/core';
import { type ConsentDesign, type ConsentIssue, isSavable } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { ConflictModal } from '../../../components/ui/dialogs/conflict-modal.tsx';
import { FloatingBar } from '../../../components/ui/layout/floating-bar.tsx';
import { differencesOf } from '../design-parts.ts';
import type { EditorSection } from '../editor-sections.ts';
import { PublishButton } from './publish-button.tsx';
import { TakeDown } from './take-down.tsx';
import { usePublishing } from './use-publishing.ts';
import styles from './publish-bar.module.css';

interface PublishBarProps {
  readonly siteId: string;
  readonly consent: SiteConsent;
  readonly draft: ConsentDesign;
  /** The revision from which the draft was made. */
  readonly revision: number;
  /** Whether the draft differs from the saved one. */
  readonly isChanged: boolean;
  readonly issues: readonly ConsentIssue[];
  readonly onDiscard: () => void;
  /** Applies the unsaved changes to what someone else has saved, and returns the result. */
  readonly onKeepMine: () => { readonly draft: ConsentDesign; readonly revision: number };
  readonly onShow: (section: EditorSection) => void;
  /** Leads the owner to the field in which the issue can be fixed. */
  readonly onFix: (issue: ConsentIssue) => void;
}

const CONFLICT_WORDS = {
  about:
    'This banner was saved in another tab or by someone else, while you were changing it here.',
  note: '“Keep mine” saves your changes over theirs. Everything that you did not change stays as they saved it. The texts, and the list of services, are each kept as a whole.',
} as const;

/** Buttons to save and publish, and the issue that prevents publishing. */
export function PublishBar(props: PublishBarProps) {
  const { siteId, consent, draft, isChanged, issues, onDiscard, onKeepMine, onShow, onFix } = props;
  const [issue] = issues;
  const publishing = usePublishing(props);
  const { isSaving, isPublishing, isConflict } = publishing;
  const decide = (act: () => void) => {
    publishing.endConflict();
    act();
  };
  return (
    <FloatingBar className={styles['bar']} role="region" aria-label="Save and publish">
      <Text size="sm" className={styles['state']}>
        {issue === undefined ? stateOf(consent, isChanged) : issue.message}
      </Text>
      {issue === undefined ? null : (
        <Button variant="subtle" onClick={() => onFix(issue)}>
          Fix it
        </Button>
      )}
      {consent.published !== undefined ? <TakeDown siteId={siteId} /> : null}
      <Button
        className={styles['discard'] ?? ''}
        variant="default"
        disabled={!isChanged}
        onClick={onDiscard}
      >
        Discard
      </Button>
      <Button
        variant="default"
        disabled={!isChanged || isPublishing || !isSavable(draft)}
        loading={isSaving}
        onClick={publishing.save}
      >
        Save
      </Button>
      <PublishButton
        siteId={siteId}
        consent={consent}
        draft={draft}
        isDisabled={issue !== undefined || isSaving}
        isPublishing={isPublishing}
        isConflict={isConflict}
        publish={publishing.publish}
        onFirst={() => onShow('site')}
      />
      {isConflict ? (
        <ConflictModal
          {...CONFLICT_WORDS}
          differences={differencesOf(draft, consent.draft)}
          onKeepMine={() => decide(() => publishing.saveInstead(onKeepMine()))}
          onUseTheirs={() => decide(onDiscard)}
          onClose={() => decide(() => undefined)}
        />
      ) : null}
    </FloatingBar>
  );
}

function stateOf({ published, isTakenDown }: SiteConsent, isChanged: boolean): string {
  if (isChanged) return 'You have unsaved changes.';
  if (isTakenDown) return 'Taken down: visitors see no banner.';
  if (published === undefined) return 'Not published yet: visitors see no banner.';
  return published.isOutdated
    ? 'Visitors still see the version before.'
    : 'Visitors see this banner.';
}
