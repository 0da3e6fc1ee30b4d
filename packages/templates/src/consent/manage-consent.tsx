import type { ReactElement } from 'react';
import type { ConsentDesign } from '@beckon/contract/consent';
import { directionOf, type Language } from '@beckon/contract/values';

interface ManageButtonProps {
  readonly design: ConsentDesign;
  readonly language: Language;
  readonly bannerId: number;
}

/** The small button that opens the banner again after a choice. */
export function ManageButton({ design, language, bannerId }: ManageButtonProps): ReactElement {
  return (
    <div id="cmplz-manage-consent" data-nosnippet="true">
      <button
        type="button"
        className={`cmplz-btn cmplz-hidden cmplz-manage-consent manage-consent-${bannerId} cmplz-${design.manageButton}`}
        aria-haspopup="dialog"
        lang={language}
        dir={directionOf(language)}
      >
        {design.texts[language].manageConsent}
      </button>
    </div>
  );
}
