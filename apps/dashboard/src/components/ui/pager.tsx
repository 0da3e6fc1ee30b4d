import { Button, Group, Text } from '@mantine/core';

interface PagerProps {
  readonly page: number;
  readonly hasNext: boolean;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
  /** Of a list that is not in the order of time. */
  readonly words?: { readonly back: string; readonly next: string };
}

const BY_TIME = { back: 'Newer', next: 'Older' };

/** Back and on through the pages; nothing when there is only one. */
export function Pager({ page, hasNext, isBusy, onBack, onNext, words = BY_TIME }: PagerProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <Group component="nav" aria-label="Pages" justify="center" mt="lg" gap="md">
      <Button variant="default" disabled={page === 1} onClick={onBack}>
        {words.back}
      </Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        Page {page}
      </Text>
      <Button variant="default" disabled={!hasNext} loading={isBusy} onClick={onNext}>
        {words.next}
      </Button>
    </Group>
  );
}
