import type { ReactElement } from 'react';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';

interface BlockedNoticeProps {
  readonly design: ConsentDesign;
  readonly language: Language;
}

/**
 * The notice over blocked content of a service. The script replaces `{service}` and fills in the
 * link.
 */
export function BlockedNotice({ design, language }: BlockedNoticeProps): ReactElement {
  const texts = design.texts[language];
  return (
    <>
      <div className="cmplz-blocked-text">{texts.blockedByService}</div>
      {design.links.cookiePolicy === '' ? null : (
        <div className="cmplz-links">
          <a href="#" className="cmplz-link cookie-statement">
            {'{title}'}
          </a>
        </div>
      )}
      <button type="button" className="cmplz-accept-service">
        {texts.allowService}
      </button>
    </>
  );
}
