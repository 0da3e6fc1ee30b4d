import { checksTypos } from '@beckon/contract/form-rules';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Messages } from '../messages/messages-for.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl, type FieldControl } from './use-field-control.ts';

const KEYS_THAT_MOVE_BACK = ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'];

/**
 * An e-mail address. If its mode allows that, it suggests a correction for a mistyped domain, or
 * the rest of a half-typed one. docs/behaviour/forms.md#e-mail.
 *
 * A prerendered field is a text field with the keyboard of an e-mail field. It becomes an e-mail
 * field when the view takes it over or, if the visitor is typing then, when they leave it: changing
 * the type moves the caret. docs/decisions/0067.
 */
export function EmailField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { inputProps, messages, answer, leave } = control;
  const type = spec.emailMode === 'none' ? 'text' : 'email';
  useLayoutEffect(() => {
    const input = inputProps.ref.current;
    if (input?.matches(':focus') === false) input.setAttribute('type', type);
  }, [inputProps.ref, type]);
  // E-mail inputs do not report the position of the caret, so we remember the keys that move it.
  const isCaretAtEnd = useRef(true);
  const { suggestion, accept, decline, keep } = useSuggestion(control, spec);

  function handleKey(event: KeyboardEvent): void {
    if (suggestion !== undefined && isAcceptKey(event, isCaretAtEnd.current)) {
      event.preventDefault();
      return accept();
    }
    if (suggestion !== undefined && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return decline();
    }
    if (KEYS_THAT_MOVE_BACK.includes(event.key)) isCaretAtEnd.current = false;
    if (event.key === 'End') isCaretAtEnd.current = true;
  }

  return (
    <FieldFrame control={control}>
      <input
        {...inputProps}
        type={type}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onKeyDown={handleKey}
        onPointerDown={() => {
          isCaretAtEnd.current = false;
        }}
        onChange={(event) => {
          isCaretAtEnd.current = true;
          answer(event.currentTarget.value);
        }}
        onBlur={(event) => {
          event.currentTarget.setAttribute('type', type);
          leave();
        }}
      />
      {checksTypos(spec) && (
        <div className="bk-suggestion" role="status">
          {suggestion !== undefined && (
            <Suggestion
              suggestion={suggestion}
              messages={messages}
              accept={accept}
              keep={inputProps['data-highlight'] ? keep : undefined}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** The suggested spelling of the typed address, until the visitor accepts or declines it. */
function useSuggestion({ text, form, frameRef, answer }: FieldControl, spec: FieldProps['spec']) {
  const [declined, setDeclined] = useState<string>();
  const found = checksTypos(spec) ? form?.suggestEmail(text) : undefined;
  const suggestion = found === declined ? undefined : found;

  // Also called after a suggestion was accepted: a visitor who restores the old text wants that
  // text.
  function decline(): void {
    setDeclined(suggestion);
    form?.meansAddress(text);
  }

  function accept(): void {
    if (suggestion === undefined) return;
    decline();
    answer(suggestion);
  }

  function keep(): void {
    decline();
    frameRef.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
  }

  return { suggestion, accept, decline, keep };
}

interface SuggestionProps {
  readonly suggestion: string;
  readonly messages: Messages;
  readonly accept: () => void;
  /** Sends the address as it was typed. Offered after the form has asked about it. */
  readonly keep: (() => void) | undefined;
}

function Suggestion({ suggestion, messages, accept, keep }: SuggestionProps): ReactNode {
  return (
    <>
      <button
        type="button"
        className="bk-suggestion-button"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onClick={accept}
      >
        <SuggestionText message={messages.didYouMean} suggestion={suggestion} />
      </button>
      {keep && (
        <button type="button" className="bk-suggestion-button" onClick={keep}>
          {messages.keepAddress}
        </button>
      )}
    </>
  );
}

function SuggestionText({
  message,
  suggestion,
}: {
  readonly message: string;
  readonly suggestion: string;
}): ReactNode {
  const [before, after] = message.split('{suggestion}');
  return (
    <>
      {before}
      <bdi dir="ltr">{suggestion}</bdi>
      {after}
    </>
  );
}

function isAcceptKey(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  isCaretAtEnd: boolean,
): boolean {
  if (shiftKey || altKey || ctrlKey || metaKey) return false;
  return key === 'Tab' || (key === 'ArrowRight' && isCaretAtEnd);
}
