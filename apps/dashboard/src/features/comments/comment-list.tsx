import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { CommentState } from '@beckon/contract/comments';
import type { OwnerComment } from '@beckon/contract/owner-calls';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { CommentCard } from './comment-card.tsx';
import styles from './comments.module.css';
import { useChangeState } from './use-change-state.tsx';

interface CommentListProps {
  readonly comments: readonly OwnerComment[];
  readonly state: CommentState;
  readonly isSearched: boolean;
}

const NOTHING: Readonly<Record<CommentState, readonly [string, string]>> = {
  pending: ['No comments waiting', 'You have looked at every comment.'],
  approved: ['Nothing approved yet', 'Approve a comment that waits, and readers see it.'],
  spam: ['No spam', 'What bots write lands here and is deleted after 30 days.'],
};

export function CommentList({ comments, state, isSearched }: CommentListProps) {
  const [title, text] = isSearched
    ? ['No comment fits', 'Try a shorter search, or look in the other lists.']
    : NOTHING[state];
  if (comments.length === 0) return <EmptyState title={title} text={text} />;
  return (
    <>
      {state === 'pending' && comments.length > 1 ? <AllToSpam comments={comments} /> : null}
      <ul className={styles['list']} aria-label="Comments">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentCard comment={comment} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Marks all shown comments as spam at once, for use after a flood of spam. */
function AllToSpam({ comments }: Pick<CommentListProps, 'comments'>) {
  const { change, isPending } = useChangeState();
  const commentIds = comments.map(({ id }) => id);
  return (
    <div className={styles['all']}>
      <Button
        variant="subtle"
        color="clay"
        loading={isPending}
        leftSection={<IconBan size={16} aria-hidden />}
        onClick={() => change({ commentIds, from: 'pending', to: 'spam' })}
      >
        Mark all {comments.length} as spam
      </Button>
    </div>
  );
}
