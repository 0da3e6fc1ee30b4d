import type { CommentState } from '@beckon/contract/comments';
import { notifyUndoable } from '../../components/ui/dialogs/undo-notice.tsx';
import { useSetCommentState } from '../../lib/api/comments.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { useOneAtATime } from '../../lib/hooks/use-one-at-a-time.ts';
import { notifyFailed } from '../../lib/notify.ts';

interface Change {
  /** Comments whose state is `from`. */
  readonly commentIds: string[];
  readonly from: CommentState;
  readonly to: CommentState;
}

const SAID: Readonly<Record<CommentState, readonly [one: string, several: string]>> = {
  approved: ['Readers see the comment now.', 'Readers see the comments now.'],
  pending: ['The comment waits again.', 'The comments wait again.'],
  spam: ['The comment is marked as spam.', 'The comments are marked as spam.'],
};

/**
 * Moves comments to another state and shows a notice with an undo button. The card of a comment is
 * unmounted by then, so the notice depends on the promise, not on callbacks of the card.
 */
export function useChangeState(): {
  readonly change: (change: Change) => void;
  readonly isPending: boolean;
} {
  const { site } = useCurrentSite();
  const { mutateAsync, isPending } = useSetCommentState(site.id);
  const once = useOneAtATime();
  const change = ({ commentIds, from, to }: Change) => {
    const back = () => void mutateAsync({ commentIds, state: from }).catch(notifyFailed);
    const said = SAID[to][commentIds.length === 1 ? 0 : 1];
    void once(() =>
      mutateAsync({ commentIds, state: to }).then(() => notifyUndoable(said, back), notifyFailed),
    );
  };
  return { change, isPending };
}
