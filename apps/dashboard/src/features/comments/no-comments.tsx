import { Button } from '@mantine/core';
import { CopyBox } from '../../components/ui/inputs/copy-box.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { useUpdateSite } from '../../lib/api/sites.ts';
import { notifyFailed } from '../../lib/notify.ts';
import styles from './comments.module.css';

/** For a site on which comments are turned off. */
export function TurnOnComments({ siteId }: { readonly siteId: string }) {
  const update = useUpdateSite(siteId);
  return (
    <EmptyState
      title="Comments are turned off"
      text="Let readers answer your articles. Each comment waits here until you approve it; no email address is ever shown."
      action={
        <Button
          loading={update.isPending}
          onClick={() =>
            update.mutate({ settings: { takesComments: true } }, { onError: notifyFailed })
          }
        >
          Allow comments
        </Button>
      }
    />
  );
}

/** For a site on which comments are turned on, but that has none yet. */
export function FirstComment({ clientId }: { readonly clientId: string }) {
  return (
    <>
      <EmptyState
        title="Nobody has commented yet"
        text="Give the comment form of your articles this address. What readers send waits here for you."
      />
      <div className={styles['address']}>
        <CopyBox
          label="Address for comment forms"
          text={`${location.origin}/sites/${clientId}/wp-comments-post.php`}
        />
      </div>
    </>
  );
}
