import type { ReactElement } from 'react';
import { COOKIE_POLICY_TEXTS } from '@beckon/languages/cookie-policy';
import { Categories, type CategoriesProps } from './categories.tsx';

/**
 * The visitor's choices on the cookie page. If choices are recorded, consent.js shows the consent
 * id below them, by which the owner finds the record.
 */
export function Panel(props: CategoriesProps): ReactElement {
  const { design, language } = props;
  return (
    <>
      <Categories {...props} />
      {design.keepsRecords ? (
        <p className="cmplz-consent-id" hidden>
          {COOKIE_POLICY_TEXTS[language].consentId} <code dir="ltr" />
        </p>
      ) : null}
    </>
  );
}
