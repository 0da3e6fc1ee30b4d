import { visibleText } from '@beckon/contract/form-rules';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { chunkOf, useLazy } from '../lazy/use-lazy.ts';
import { useAdoptedCss } from './use-adopted-css.ts';
import { useFieldControl } from './use-field-control.ts';

/**
 * A phone number of any country: the library checks it, the number is formatted when the visitor
 * leaves the field, and `data-e164` contains +972501234567. Without the library it is a plain phone
 * input that accepts everything. docs/behaviour/forms.md#phone.
 */
export function InternationalPhoneField({ spec }: FieldProps): ReactNode {
  const control = useFieldControl(spec);
  const { text, inputProps, language, messages, answer, leave, form, frameRef } = control;
  const state = useLazy(form !== undefined, async () => form?.ports.loadPart('phone'));
  const library = chunkOf(state);
  const [chosen, setCountry] = useState(form?.countryCode ?? 'us');
  const reading = library?.readPhone(visibleText(text), chosen);
  useAdoptedCss(frameRef, library?.css);

  function read(typed: string, inCountry: string): void {
    answer(typed, library?.readPhone(visibleText(typed), inCountry));
  }

  // A number that was typed or filled in before the library loaded is checked as soon as it has
  // loaded.
  useLayoutEffect(() => {
    if (reading !== undefined && text !== '' && form?.phoneOf(spec) === undefined)
      answer(text, reading);
  });

  function handleBlur(): void {
    if (reading?.isValid === true && reading.formatted !== text) answer(reading.formatted, reading);
    leave();
  }

  return (
    <FieldFrame control={control}>
      <div className="bk-phone" dir="ltr" data-state={state.name}>
        {library !== undefined && (
          <library.CountrySelect
            id={`${inputProps.id}-country`}
            country={reading?.country ?? library.knownCountry(chosen)}
            language={language}
            messages={messages}
            onChoose={(next) => {
              setCountry(next);
              if (text !== '') read(text, next);
              inputProps.ref.current?.focus();
            }}
          />
        )}
        <input
          {...inputProps}
          type="tel"
          inputMode="tel"
          data-e164={form?.phoneOf(spec)?.e164}
          onChange={(event) => read(event.currentTarget.value, chosen)}
          onBlur={handleBlur}
        />
      </div>
    </FieldFrame>
  );
}
