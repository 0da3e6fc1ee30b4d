import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CommentState } from '@beckon/contract/comments';
import { useState } from 'react';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { commentsCsvUrl, type CommentsFilter, commentsQuery } from '../../lib/api/comments.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { usePages } from '../../lib/hooks/use-pages.ts';
import { CommentFilters } from './comment-filters.tsx';
import { CommentList } from './comment-list.tsx';
import { FirstComment, TurnOnComments } from './no-comments.tsx';

const SEARCH_WAIT_MS = 250;

/** The comments below the site's articles, for reading and moderation. */
export function CommentsPage() {
  const { site } = useCurrentSite();
  return site.settings.takesComments === true ? (
    <Comments key={site.id} />
  ) : (
    <Page title="Comments">
      <TurnOnComments siteId={site.id} />
    </Page>
  );
}

function Comments() {
  const { site } = useCurrentSite();
  const [state, setState] = useState<CommentState>('pending');
  const [typed, setTyped] = useState('');
  const pages = usePages();
  const [search] = useDebouncedValue(typed.trim(), SEARCH_WAIT_MS);
  const filter: CommentsFilter = search === '' ? { state } : { state, search };
  const comments = useQuery(commentsQuery(site.id, filter, pages.cursor));
  const { data } = comments;
  const hasAny = data !== undefined && Object.values(data.counts).some((count) => count > 0);
  return (
    <Page
      title="Comments"
      lead={hasAny ? 'Readers see a comment once you approve it.' : undefined}
      actions={hasAny ? <Download href={commentsCsvUrl(site.id, filter)} /> : undefined}
    >
      <QueryStatus query={comments} />
      {data !== undefined && !hasAny ? <FirstComment clientId={site.clientId} /> : null}
      {data !== undefined && hasAny ? (
        <>
          <CommentFilters
            state={state}
            counts={data.counts}
            search={typed}
            onState={(next) => {
              setState(next);
              pages.restart();
            }}
            onSearch={(text) => {
              setTyped(text);
              pages.restart();
            }}
          />
          <CommentList comments={data.comments} state={state} isSearched={search !== ''} />
          <Pager pages={pages} nextCursor={data.nextCursor} isBusy={comments.isFetching} />
        </>
      ) : null}
    </Page>
  );
}

function Download({ href }: { readonly href: string }) {
  return (
    <Button
      component="a"
      href={href}
      download
      variant="default"
      leftSection={<IconDownload size={17} aria-hidden />}
    >
      Export CSV
    </Button>
  );
}
