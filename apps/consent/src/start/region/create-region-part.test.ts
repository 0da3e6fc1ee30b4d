import { afterEach, expect, it } from 'vitest';
import type { PartKinds } from '../page-parts.ts';
import { createPart } from './create-region-part.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'cmplz_user_data');
});

it('shows other scripts what the server said of the visitor', async () => {
  const answer = { consenttype: 'optout', region: 'us', version: '7', banner_version: '3' };
  const part = createPart({
    tools: { window, session: { readJson: () => answer } },
    session: { raw: { version: '7' }, settings: { bannerVersion: '3', callsUrl: '/' } },
  } as unknown as PartKinds['region']['deps']);
  expect(await part.readUserData()).toEqual(answer);
  expect(Reflect.get(window, 'cmplz_user_data')).toEqual(answer);
});
