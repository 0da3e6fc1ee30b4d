import type { PublishIssue, Section } from '@beckon/contract/publish-rules';
import { type ChangeEvent, type FocusEvent, useState } from 'react';

/** Inputs that one click sets: resulting issues are shown at once. */
const IS_TOGGLE = new Set(['checkbox', 'radio']);

const MENU = '.mantine-Combobox-dropdown';

interface SettledIssues {
  readonly issues: readonly PublishIssue[];
  /** Event handlers for the element around the fields. */
  readonly watch: {
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLElement>) => void;
  };
}

/**
 * The issues to show now. A new issue is shown only after the focus has left the field, or the
 * group of fields of a new rule. A solved issue disappears at once.
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
 * True if the focus leaves a field, or the group that contains the field. Menus and buttons are not
 * fields.
 */
function leavesField({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!currentTarget.contains(target) || target.closest(MENU) !== null) return false;
  const place = target.closest('[role=group]') ?? target.closest('input,textarea');
  if (place === null) return false;
  return !(relatedTarget instanceof Node && place.contains(relatedTarget));
}
