import type { AbTest } from '@beckon/contract/owner-calls';
import styles from './ab-test.module.css';
import { doubtWords } from './verdict-words.ts';

/** Why the result of a test is not reliable; nothing if it is. */
export function Doubts({ test }: { readonly test: AbTest }) {
  return doubtWords(test).map((words) => (
    <p key={words} className={styles['hint']} role="note">
      {words}
    </p>
  ));
}
