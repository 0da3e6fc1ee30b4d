import type { PublishIssue, Section } from '@beckon/contract/publish-rules';
import { type ChangeEvent, type FocusEvent, useState } from 'react';

/** Chosen with one click: what follows from it is said at once. */
const IS_TOGGLE = new Set(['checkbox', 'radio']);

const MENU = '.mantine-Combobox-dropdown';

interface SettledIssues {
  readonly issues: readonly PublishIssue[];
  /** For the element around the fields. */
  readonly watch: {
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLElement>) => void;
  };
}

/**
 * The issues that may be said now. One that came up while its owner is still in a field, or in the
 * fields of a rule just added, waits until these were left; one that was solved goes at once.
 */
export function useSettledIssues(all: readonly PublishIssue[], section: Section): SettledIssues {
  const [looks, setLooks] = useState(0);
  const look = `${section} ${looks}`;
  const [known, setKnown] = useState(() => ({ look, messages: messagesOf(all) }));
  if (known.look !== look) setKnown({ look, messages: messagesOf(all) });
  const lookAgain = () => setLooks((count) => count + 1);
  return {
    issues: all.filter(({ message }) => known.messages.has(message)),
    watch: {
      onBlur: (event) => {
        if (leavesField(event)) lookAgain();
      },
      onChange: ({ target }) => {
        if (target instanceof HTMLInputElement && IS_TOGGLE.has(target.type)) lookAgain();
      },
    },
  };
}

function messagesOf(issues: readonly PublishIssue[]): ReadonlySet<string> {
  return new Set(issues.map(({ message }) => message));
}

/**
 * True when the focus leaves a field, or the group of fields that it is in. Menus and buttons are
 * no fields.
 */
function leavesField({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!currentTarget.contains(target) || target.closest(MENU) !== null) return false;
  const place = target.closest('[role=group]') ?? target.closest('input,textarea');
  if (place === null) return false;
  return !(relatedTarget instanceof Node && place.contains(relatedTarget));
}
