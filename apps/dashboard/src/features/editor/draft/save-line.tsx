import { Button } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { useStateFrom } from '../../../lib/hooks/use-state-from.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { DraftSaver } from './draft-saver.ts';
import type { SaveState } from './save-state.ts';
import styles from '../editor.module.css';

interface SaveLineProps {
  readonly popup: PopupDetail;
  readonly save: SaveState;
  readonly saver: DraftSaver;
}

const WORDS = {
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  held: 'Not all saved',
  failed: 'Not saved.',
  conflict: 'Changed elsewhere.',
} as const;

function whyOf(save: SaveState): string | undefined {
  if (save.name === 'held') return save.why;
  return save.name === 'failed' ? save.message : undefined;
}

/** Shows whether the latest change is saved, and actions if it is not. */
export function SaveLine({ popup, save, saver }: SaveLineProps) {
  const isConflict = save.name === 'conflict';
  const [isChoosing, setChoosing] = useStateFrom(isConflict);
  return (
    <span className={styles['save']} data-state={save.name} title={whyOf(save)}>
      <span role="status">{WORDS[save.name]}</span>{' '}
      {save.name === 'failed' ? (
        <Button size="compact-xs" variant="light" color="clay" onClick={() => void saver.flush()}>
          Try again
        </Button>
      ) : null}
      {isConflict ? (
        <Button size="compact-xs" variant="light" onClick={() => setChoosing(true)}>
          Choose…
        </Button>
      ) : null}
      {isConflict && isChoosing ? (
        <ConflictDialog
          mine={popup}
          theirs={save.theirs}
          saver={saver}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </span>
  );
}
