import { Button, Group, Text } from '@mantine/core';
import type { Pages } from '../../lib/hooks/use-pages.ts';

interface PagerProps {
  readonly pages: Pages;
  /** The cursor of the next page; undefined on the last page. */
  readonly nextCursor: string | undefined;
  readonly isBusy: boolean;
  /** Texts of the buttons for a list that is not ordered by time. */
  readonly words?: { readonly back: string; readonly next: string };
}

const BY_TIME = { back: 'Newer', next: 'Older' };

/** Buttons to the previous and the next page; nothing if there is only one. */
export function Pager({ pages, nextCursor, isBusy, words = BY_TIME }: PagerProps) {
  const { page, back, next } = pages;
  if (page === 1 && nextCursor === undefined) return null;
  return (
    <Group component="nav" aria-label="Pages" justify="center" mt="lg" gap="md">
      <Button variant="default" disabled={page === 1} onClick={back}>
        {words.back}
      </Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        Page {page}
      </Text>
      <Button
        variant="default"
        disabled={nextCursor === undefined}
        loading={isBusy}
        onClick={() => nextCursor !== undefined && next(nextCursor)}
      >
        {words.next}
      </Button>
    </Group>
  );
}
