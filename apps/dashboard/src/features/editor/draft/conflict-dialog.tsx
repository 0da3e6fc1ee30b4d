import type { PopupDetail } from '@beckon/contract/owner-calls';
import { ConflictModal } from '../../../components/ui/dialogs/conflict-modal.tsx';
import { formatAgo } from '../../../lib/format/format-time.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { differences } from './draft-parts.ts';
import type { DraftSaver } from './draft-saver.ts';

interface ConflictDialogProps {
  readonly mine: PopupDetail;
  readonly theirs: PopupDetail;
  readonly saver: DraftSaver;
  readonly onClose: () => void;
}

/** Lets the owner choose between two versions of the draft. */
export function ConflictDialog({ mine, theirs, saver, onClose }: ConflictDialogProps) {
  const now = useNow();
  const finish = (end: () => unknown) => {
    onClose();
    end();
  };
  return (
    <ConflictModal
      about={`This popup was saved ${formatAgo(theirs.updatedAt, now)} in another tab or by someone else, while you were changing it here.`}
      differences={differences(mine, theirs)}
      note="“Keep mine” saves your changes over theirs. Other settings stay as they saved them. A design is kept as a whole: yours replaces theirs."
      onKeepMine={() => finish(saver.keepMine)}
      onUseTheirs={() => finish(saver.takeTheirs)}
      onClose={onClose}
    />
  );
}
