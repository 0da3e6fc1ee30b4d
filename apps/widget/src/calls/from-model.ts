import type { Popup } from '@beckon/contract/popup';
import type { ReadPopups } from './read-decision.ts';
import type { WireRecord } from './answer-reading.ts';

/**
 * The popups that a server of this very build sends as we use them: they were checked when they
 * were published, and nothing of them is read again. Undefined: the answer has none of that form.
 * docs/decisions/0059.
 */
export function popupsFromModel(answer: WireRecord): ReadPopups | undefined {
  const { popups, template: html = '', template_of: id }: ModelAnswer = answer;
  if (!Array.isArray(popups)) return undefined;
  return {
    popups: popups.map((popup) => ({
      popup: popup.id === id ? { ...popup, template: { html } } : popup,
      brokenRules: [],
    })),
    dropped: [],
  };
}

/** Sent only to a script that has asked for it by the name of the server's own build. */
interface ModelAnswer {
  readonly popups?: readonly Popup[];
  /** Html of the popup that opens soon. */
  readonly template?: string;
  readonly template_of?: string;
}
