import type { TestVisitLine, TestVisitPopup } from '@beckon/contract/owner-calls';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { TYPE_WORDS } from '../../lib/words/popup-words.ts';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { answerWords, lineWords } from './stop-words.ts';
import styles from './test-visit.module.css';

const SIGNS = {
  passes: <IconCheck size={16} aria-hidden />,
  stops: <IconX size={16} aria-hidden />,
  unknown: <IconMinus size={16} aria-hidden />,
} as const;
const VERDICTS = { passes: 'holds', stops: 'stops it', unknown: 'only the page knows' } as const;

interface PlayedPopupProps {
  readonly popup: TestVisitPopup;
  /** True if the owner opened the page for this popup. */
  readonly isAskedFor: boolean;
}

/** One popup of a test visit: whether it shows, and the verdict of each rule. */
export function PlayedPopup({ popup, isAskedFor }: PlayedPopupProps) {
  return (
    <li
      className={styles['played']}
      data-shows={popup.shows || undefined}
      data-asked={isAskedFor || undefined}
      aria-label={popup.name}
    >
      <span className={styles['sign']}>
        {popup.shows ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
      </span>
      <div className={styles['what']}>
        <Link to={editPopupPath(popup.id)} dir="auto">
          {popup.name}
        </Link>
        <small>{TYPE_WORDS[popup.type]}</small>
        <p>{answerWords(popup)}</p>
        <details open={isAskedFor}>
          <summary>{popup.lines.length} rules checked</summary>
          <ul className={styles['lines']}>
            {popup.lines.map((line) => (
              <RuleLine
                key={`${line.source} ${line.group ?? ''} ${line.rule} ${line.wanted}`}
                line={line}
              />
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}

function RuleLine({ line }: { readonly line: TestVisitLine }) {
  const { verdict, group, wanted, seen } = line;
  return (
    <li data-verdict={verdict}>
      {SIGNS[verdict]}
      <span>
        <b>{lineWords(line)}</b> {VERDICTS[verdict]}
        {group === undefined || group === 0 ? null : ` (group ${group + 1})`}
        <small>
          {wanted === '' ? null : <>wanted: {wanted.replaceAll('_', ' ')} · </>}
          {seen === '' ? null : <>here: {seen}</>}
        </small>
      </span>
    </li>
  );
}
