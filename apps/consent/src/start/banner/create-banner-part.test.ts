import { expect, it, vi } from 'vitest';
import { createConsentSession } from '../consent-session.ts';
import { createPageLook } from '../page-look.ts';
import type { SeldomPart } from '../page-parts.ts';
import { createPageTools } from '../page-tools.ts';
import { createPart } from './create-banner-part.ts';

it('a rare part of the banner that fails is reported, and the page gets no error', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const tools = { ...createPageTools(window), report };
  const raw = { css_file: 'https://shop.example/cookiebanner/css/defaults/banner.css' };
  const session = createConsentSession(tools, raw, () => undefined);
  const failure = new Error('no console');
  const loadSeldom = (): Promise<SeldomPart | undefined> => Promise.reject(failure);
  createPart({ tools, session, look: createPageLook(tools, session), loadSeldom });
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(failure));
});
