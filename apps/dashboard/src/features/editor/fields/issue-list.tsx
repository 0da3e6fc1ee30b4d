import type { PublishIssue } from '@beckon/contract/publish-rules';
import styles from './fields.module.css';

/** The issues of the open part of the popup. */
export function IssueList({ issues }: { readonly issues: readonly PublishIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <ul className={styles['issues']} aria-label="To check">
      {issues.map((issue) => (
        <li key={issue.message}>{issue.message}</li>
      ))}
    </ul>
  );
}
