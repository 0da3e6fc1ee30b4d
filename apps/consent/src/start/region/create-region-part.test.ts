import { afterEach, expect, it } from 'vitest';
import { createConsentSession } from '../consent-session.ts';
import { createPageTools } from '../page-tools.ts';
import { createPart } from './create-region-part.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'cmplz_user_data');
  sessionStorage.removeItem('cmplz_user_data');
});

it('the region part shows other scripts what the server said about the visitor', async () => {
  const answer = { consenttype: 'optout', region: 'us', version: '7', banner_version: '3' };
  sessionStorage.setItem('cmplz_user_data', JSON.stringify(answer));
  const tools = createPageTools(window);
  const raw = { version: '7', banner_version: '3', url: '/' };
  const part = createPart({ tools, session: createConsentSession(tools, raw, () => undefined) });
  expect(await part.readUserData()).toEqual(answer);
  expect(Reflect.get(window, 'cmplz_user_data')).toEqual(answer);
});
