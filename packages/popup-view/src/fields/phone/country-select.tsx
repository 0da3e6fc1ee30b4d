import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fillMessage } from '../../messages/messages-for.ts';
import { FloatingPanel } from '../floating-panel.tsx';
import { CountryList } from './country-list.tsx';
import { listCountries, type ListedCountry } from './list-countries.ts';
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
      <CountryButton
        id={id}
        buttonRef={buttonRef}
        current={current}
        label={fillMessage(messages.countryOfPhone, {
          country: `${current?.name ?? country} ${current?.callingCode ?? ''}`,
        })}
        openPanelId={isOpen ? panelId : undefined}
        setOpen={setOpen}
      />
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

interface CountryButtonProps {
  readonly id: string;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** The chosen country; undefined if the list does not contain it. */
  readonly current: ListedCountry | undefined;
  readonly label: string;
  /** The id of the list while it is open. */
  readonly openPanelId: string | undefined;
  readonly setOpen: (isOpen: boolean) => void;
}

function CountryButton({
  id,
  buttonRef,
  current,
  label,
  openPanelId,
  setOpen,
}: CountryButtonProps): ReactNode {
  const isOpen = openPanelId !== undefined;
  return (
    <button
      ref={buttonRef}
      type="button"
      id={id}
      className="bk-country"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={openPanelId}
      aria-label={label}
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
  );
}
