import { useMemo, useRef, useState, type ReactNode } from 'react';
import { fillMessage } from '../../messages/messages-for.ts';
import { FloatingPanel } from '../floating-panel.tsx';
import { CountryList } from './country-list.tsx';
import { listCountries } from './list-countries.ts';
import type { CountrySelectProps } from './phone-part.ts';

/**
 * The country of a phone number: a button with flag and calling code that opens a searchable list.
 * docs/behaviour/forms.md#phone.
 */
export function CountrySelect({
  id,
  country,
  language,
  messages,
  onChoose,
}: CountrySelectProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const countries = useMemo(() => listCountries(language), [language]);
  const current = countries.find(({ code }) => code === country);
  const panelId = `${id}-panel`;

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        id={id}
        className="bk-country"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={fillMessage(messages.countryOfPhone, {
          country: `${current?.name ?? country} ${current?.callingCode ?? ''}`,
        })}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className="bk-flag" aria-hidden="true">
          {current?.flag}
        </span>
        <span className="bk-calling-code" aria-hidden="true">
          {current?.callingCode}
        </span>
        <span className="bk-caret" aria-hidden="true" />
      </button>
      {isOpen && (
        <FloatingPanel
          id={panelId}
          anchorRef={buttonRef}
          role="dialog"
          label={messages.countries}
          className="bk-country-panel"
          onClose={(why) => {
            setOpen(false);
            if (why === 'escape') buttonRef.current?.focus();
          }}
        >
          <CountryList
            id={`${id}-list`}
            countries={countries}
            current={country}
            language={language}
            messages={messages}
            onChoose={(chosen) => {
              setOpen(false);
              onChoose(chosen);
            }}
          />
        </FloatingPanel>
      )}
    </>
  );
}
