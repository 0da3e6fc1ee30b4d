import { checksTypos } from '@beckon/contract/form-rules';
import { useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Messages } from '../messages/messages-for.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldControl, type FieldControl } from './use-field-control.ts';

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
  const { suggestion, accept, decline, keep } = useSuggestion(control, spec);

  function handleKey(event: KeyboardEvent): void {
    if (suggestion !== undefined && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      decline();
      // A button that had the focus disappears.
      inputProps.ref.current?.focus();
    }
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
        onChange={(event) => answer(event.currentTarget.value)}
        onBlur={(event) => {
          event.currentTarget.setAttribute('type', type);
          leave();
        }}
      />
      {checksTypos(spec) && (
        <div className="bk-suggestion" role="status" onKeyDown={handleKey}>
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
function useSuggestion(
  { text, form, frameRef, inputProps, answer }: FieldControl,
  spec: FieldProps['spec'],
) {
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
    // The button disappears.
    inputProps.ref.current?.focus();
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
