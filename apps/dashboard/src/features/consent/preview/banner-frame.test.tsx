import { defaultConsentDesign } from '@beckon/contract/consent';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { BannerFrame } from './banner-frame.tsx';

const WHOLE = defaultConsentDesign('en');
const EMPTY = {
  ...WHOLE,
  texts: { ...WHOLE.texts, en: { ...WHOLE.texts.en, title: '' } },
};

function Frame() {
  const [draft, setDraft] = useState(EMPTY);
  return (
    <>
      <button type="button" onClick={() => setDraft(WHOLE)}>
        Write it
      </button>
      <BannerFrame siteId="site1" draft={draft} language="en" shown="banner" device="desktop" />
    </>
  );
}

it('the preview of the banner requests only complete designs from the server', async () => {
  const { user, server } = renderPart(<Frame />);
  await user.click(await screen.findByText('Write it'));
  await screen.findByTitle('Preview of the banner');
  const asked = server.calls.filter(({ path }) => path.endsWith('/preview'));
  expect(asked).toMatchObject([{ body: { draft: WHOLE } }]);
});
