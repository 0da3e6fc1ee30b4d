import { Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconCheck, IconTrash } from '@tabler/icons-react';
import type { CommentState } from '@beckon/contract/comments';
import type { OwnerComment } from '@beckon/contract/owner-calls';
import type { ReactNode } from 'react';
import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import { useDeleteComments } from '../../lib/api/comments.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { formatAgo, formatInstant } from '../../lib/format/format-time.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { articleName } from './article-name.ts';
import styles from './comments.module.css';
import { useChangeState } from './use-change-state.tsx';

/** One comment with its author, text, article and actions. */
export function CommentCard({ comment }: { readonly comment: OwnerComment }) {
  const { site } = useCurrentSite();
  const now = useNow();
  const { author, email, url, text, at, pageUrl, parentId } = comment;
  return (
    <article className={styles['card']}>
      <header className={styles['head']}>
        <span className={styles['author']} dir="auto">
          {author}
        </span>
        {email === undefined ? null : (
          <span className={styles['quiet']} dir="ltr">
            {email}
          </span>
        )}
        {url === undefined ? null : (
          <a className={styles['quiet']} href={url} rel="nofollow noreferrer" target="_blank">
            {url}
          </a>
        )}
        <time
          className={styles['when']}
          dateTime={at}
          title={formatInstant(at, site.settings.timeZone)}
        >
          {formatAgo(at, now)}
        </time>
      </header>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      <footer className={styles['foot']}>
        <span className={styles['quiet']}>
          {parentId === undefined ? 'On ' : 'A reply on '}
          {pageUrl === undefined ? (
            comment.articleId
          ) : (
            <a href={pageUrl} target="_blank" rel="noreferrer" dir="auto">
              {articleName(pageUrl)}
            </a>
          )}
        </span>
        <Actions comment={comment} />
      </footer>
    </article>
  );
}

function Actions({ comment: { id, state, author } }: { readonly comment: OwnerComment }) {
  const { change, isPending } = useChangeState();
  const button = (next: CommentState, label: string, icon: ReactNode) => (
    <Button
      size="sm"
      variant={next === 'approved' ? 'light' : 'subtle'}
      color={next === 'spam' ? 'clay' : 'pine'}
      leftSection={icon}
      aria-label={`${label}: comment by ${author}`}
      disabled={isPending}
      onClick={({ detail }) => {
        // The second click of a double click can hit the next comment, which has moved up.
        if (detail <= 1) change({ commentIds: [id], from: state, to: next });
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles['actions']}>
      {state === 'approved'
        ? button('pending', 'Unapprove', <IconArrowBackUp size={16} aria-hidden />)
        : button('approved', 'Approve', <IconCheck size={16} aria-hidden />)}
      {state === 'spam' ? null : button('spam', 'Spam', <IconBan size={16} aria-hidden />)}
      <DeleteComment id={id} author={author} />
    </div>
  );
}

function DeleteComment({ id, author }: { readonly id: string; readonly author: string }) {
  const { site } = useCurrentSite();
  const remove = useDeleteComments(site.id);
  const ask = () =>
    askToConfirm({
      title: 'Delete this comment?',
      children: (
        <Text size="sm">It is erased permanently. Replies to it stay and move up one level.</Text>
      ),
      labels: { confirm: 'Delete comment', cancel: 'Keep it' },
      confirmProps: { color: 'clay' },
      onConfirm: () =>
        remove.mutate(
          { commentIds: [id] },
          { onError: notifyFailed, onSuccess: () => notifyDone('The comment is deleted.') },
        ),
    });
  return (
    <Button
      size="sm"
      variant="subtle"
      color="clay"
      leftSection={<IconTrash size={16} aria-hidden />}
      aria-label={`Delete: comment by ${author}`}
      loading={remove.isPending}
      onClick={ask}
    >
      Delete
    </Button>
  );
}
