import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { COMMENT_STATES, type CommentState } from '@beckon/contract/comments';
import { formatWhole } from '../../lib/format/format-number.ts';
import styles from './comments.module.css';

interface CommentFiltersProps {
  readonly state: CommentState;
  readonly counts: Readonly<Record<CommentState, number>>;
  readonly search: string;
  readonly onState: (state: CommentState) => void;
  readonly onSearch: (text: string) => void;
}

const LABELS: Readonly<Record<CommentState, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  spam: 'Spam',
};

/** Filters by state, with the number of comments in each, and a search. */
export function CommentFilters({ state, counts, search, onState, onSearch }: CommentFiltersProps) {
  return (
    <div className={styles['filters']} role="search">
      <SegmentedControl
        aria-label="Which comments"
        value={state}
        onChange={onState}
        data={COMMENT_STATES.map((value) => ({
          value,
          label: `${LABELS[value]} (${formatWhole(counts[value])})`,
        }))}
      />
      <TextInput
        className={styles['grows'] ?? ''}
        type="search"
        aria-label="Search comments"
        placeholder="Name, email or words"
        value={search}
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </div>
  );
}
