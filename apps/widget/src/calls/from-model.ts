import type { Popup, Prerendered } from '@beckon/contract/popup';
import type { ReadPopups } from './read-decision.ts';
import type { WireRecord } from './answer-reading.ts';

/**
 * The popups of an answer in our own form, which only a server of the same build sends. They were
 * checked when they were published, so they are not read again. Undefined if the answer contains no
 * popups in this form. docs/decisions/0059.
 */
export function popupsFromModel(answer: WireRecord): ReadPopups | undefined {
  const { popups, template_of: id, ...early }: ModelAnswer = answer;
  if (!Array.isArray(popups)) return undefined;
  return {
    popups: popups.map((popup) => ({
      popup: popup.id === id ? withEarly(popup, early) : popup,
      brokenRules: [],
    })),
    dropped: [],
  };
}

function withEarly(popup: Popup, { template: html = '', prerendered }: ModelAnswer): Popup {
  return {
    ...popup,
    template: prerendered ? { ...popup.template, prerendered } : { html },
  };
}

/** Sent only to a script that has sent the name of the server's own build. */
interface ModelAnswer {
  readonly popups?: readonly Popup[];
  /** Html of the popup that opens soon, or its first screen. */
  readonly template?: string;
  readonly prerendered?: Prerendered;
  readonly template_of?: string;
}
