import type { ExplanationLine, PopupExplanation } from '@beckon/contract/popup';
import { type ReactNode, useState } from 'react';
import { sentenceFor, verdictOf, wordsFor } from './reason-words.ts';

export interface ExplainPanelProps {
  readonly popups: readonly PopupExplanation[];
  readonly onClose: () => void;
}

const SIGNS: Readonly<Record<ExplanationLine['verdict'], string>> = {
  passes: '✓',
  stops: '✕',
  waits: '…',
};
const WORDS: Readonly<Record<ExplanationLine['verdict'], string>> = {
  passes: 'passes',
  stops: 'stops it',
  waits: 'not yet',
};
const SOURCES: Readonly<Record<ExplanationLine['source'], string>> = {
  server: 'Rule',
  trigger: 'Trigger',
  filter: 'Filter',
  setting: 'Setting',
};

/** Shows an owner, on their own page, why each popup shows or does not. Visitors never see it. */
export function ExplainPanel({ popups, onClose }: ExplainPanelProps): ReactNode {
  return (
    <section className="bk-explain" aria-label="Why popups show here">
      <header className="bk-explain-head">
        <h2>Why popups show here</h2>
        <button type="button" className="bk-explain-close" onClick={onClose} aria-label="Close">
          ×
        </button>
      </header>
      {popups.length === 0 ? (
        <p className="bk-explain-none">This site has no active popup.</p>
      ) : (
        stoppedFirst(popups).map((popup) => <Explained key={popup.popupId} popup={popup} />)
      )}
    </section>
  );
}

const ORDER: readonly ExplanationLine['verdict'][] = ['stops', 'waits', 'passes'];

/** Who opens the panel asks for the popup that does not show. */
function stoppedFirst(popups: readonly PopupExplanation[]): readonly PopupExplanation[] {
  return popups.toSorted(
    (one, other) => ORDER.indexOf(verdictOf(one)) - ORDER.indexOf(verdictOf(other)),
  );
}

function Explained({ popup }: { readonly popup: PopupExplanation }): ReactNode {
  const verdict = verdictOf(popup);
  const [isOpen, setOpen] = useState(verdict !== 'passes');
  return (
    <article className="bk-explain-popup" data-verdict={verdict}>
      <button
        type="button"
        className="bk-explain-title"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="bk-explain-sign" aria-hidden="true">
          {SIGNS[verdict]}
        </span>
        <span className="bk-explain-name">{popup.name}</span>
        <span className="bk-explain-state">{popup.state.replace('-', ' ')}</span>
      </button>
      <p className="bk-explain-sentence">{sentenceFor(popup)}</p>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th>What</th>
              <th>Wanted</th>
              <th>Seen</th>
              <th>Verdict</th>
            </tr>
          </thead>
          <tbody>
            {popup.lines.map((line) => (
              <Line key={`${line.source} ${line.name} ${line.wanted}`} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

function Line({ line }: { readonly line: ExplanationLine }): ReactNode {
  return (
    <tr data-verdict={line.verdict}>
      <th scope="row">
        <small>{SOURCES[line.source]}</small> {wordsFor(line)}
      </th>
      <td>{line.wanted}</td>
      <td>{line.seen}</td>
      <td className="bk-explain-verdict">{WORDS[line.verdict]}</td>
    </tr>
  );
}
