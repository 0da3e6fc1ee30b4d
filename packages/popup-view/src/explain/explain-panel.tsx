import type { ExplanationLine, PopupExplanation } from '@beckon/contract/popup';
import { type ReactNode, useState } from 'react';
import { sentenceFor, verdictOf } from './answer-sentence.ts';
import { type ExplainFailure, failureSentence } from './failure-words.ts';
import { nameOf, seenWords, shortened } from './reason-words.ts';

export interface ExplainPanelProps {
  /** Undefined while they are loading. */
  readonly popups: readonly PopupExplanation[] | undefined;
  /** The popup that the owner asked about. It is first in the list, with its details open. */
  readonly popupId?: string | undefined;
  /** Why the server could not be asked. Then the list lacks what only the server knows. */
  readonly failure?: ExplainFailure | undefined;
  readonly onClose: () => void;
}

const SIGNS: Readonly<Record<ExplanationLine['verdict'], string>> = {
  passes: '✓',
  stops: '✕',
  waits: '…',
};
const WORDS: Readonly<Record<ExplanationLine['verdict'], string>> = {
  passes: 'fits',
  stops: 'does not fit',
  waits: 'not yet',
};
const SOURCES: Readonly<Record<ExplanationLine['source'], string>> = {
  server: 'Rule',
  trigger: 'Trigger',
  filter: 'Filter',
  setting: 'Setting',
};

/** Shows an owner, on their own page, why each popup shows or does not. Visitors never see it. */
export function ExplainPanel({ popups, popupId, failure, onClose }: ExplainPanelProps): ReactNode {
  return (
    <section className="bk-explain" aria-label="Why popups show here">
      <header className="bk-explain-head">
        <h2>Why popups show here</h2>
        <button type="button" className="bk-explain-close" onClick={onClose} aria-label="Close">
          ×
        </button>
      </header>
      {popups === undefined ? (
        <p className="bk-explain-none" role="status">
          Looking at this page…
        </p>
      ) : failure !== undefined ? (
        <p className="bk-explain-none" role="alert">
          {failureSentence(failure)}
        </p>
      ) : (
        <Missing popups={popups} popupId={popupId} />
      )}
      {inOrder(popups ?? [], popupId).map((popup) => (
        <Explained key={popup.popupId} popup={popup} isAskedFor={popup.popupId === popupId} />
      ))}
      {popups !== undefined && popups.length > 0 && (
        <p className="bk-explain-none">
          For you as the owner, Beckon does not remember which popups were shown, closed or counted.
          So a popup that shows “once a visitor” opens for you on every page. To see it as a visitor
          does, use a private window without this link.
        </p>
      )}
    </section>
  );
}

const ORDER: readonly ExplanationLine['verdict'][] = ['stops', 'waits', 'passes'];

/** Sorts the popup that the owner asked about first, then popups that are not shown. */
function inOrder(
  popups: readonly PopupExplanation[],
  popupId: string | undefined,
): readonly PopupExplanation[] {
  const place = (popup: PopupExplanation): number =>
    popup.popupId === popupId ? -1 : ORDER.indexOf(verdictOf(popup));
  return popups.toSorted((one, other) => place(one) - place(other));
}

/** Says that the popup which the owner asked about is not on this page. */
function Missing({
  popups,
  popupId,
}: {
  readonly popups: readonly PopupExplanation[];
  readonly popupId: string | undefined;
}): ReactNode {
  if (popups.length === 0)
    return <p className="bk-explain-none">This site has no published popup.</p>;
  if (popupId === undefined || popups.some((popup) => popup.popupId === popupId)) return null;
  return (
    <p className="bk-explain-none">
      Not shown: the popup you ask about is not published on this site.
    </p>
  );
}

interface ExplainedProps {
  readonly popup: PopupExplanation;
  readonly isAskedFor: boolean;
}

/** One popup: its answer in a sentence, and its reasons on request. */
function Explained({ popup, isAskedFor }: ExplainedProps): ReactNode {
  const verdict = verdictOf(popup);
  const [isOpen, setOpen] = useState(isAskedFor);
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
        <span className="bk-explain-state">{isOpen ? 'Hide details' : 'Details'}</span>
      </button>
      <p className="bk-explain-sentence">{sentenceFor(popup)}</p>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th>Check</th>
              <th>Asked for</th>
              <th>Here</th>
              <th>Result</th>
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
        <small>{SOURCES[line.source]}</small> {nameOf(line)}
      </th>
      <td title={line.wanted}>{shortened(line.wanted)}</td>
      <td title={line.seen}>{seenWords(line.seen)}</td>
      <td className="bk-explain-verdict">{WORDS[line.verdict]}</td>
    </tr>
  );
}
