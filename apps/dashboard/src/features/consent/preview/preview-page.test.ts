import { defaultConsentDesign } from '@beckon/contract/consent';
import { expect, it } from 'vitest';
import { previewPage } from './preview-page.ts';

const BANNER = `<div id="cmplz-cookiebanner-container">
  <div class="banner-1 cmplz-hidden optin cmplz-cookiebanner">
    <div class="cmplz-categories wide"></div>
    <a class="cmplz-link cookie-statement other" href="#">{title}</a>
  </div>
</div>`;

function aPreview(shown: 'banner' | 'choices'): Document {
  const answer = { success: true, banner: BANNER, css: '', policy: '' } as const;
  const options = { language: 'en', shown, draft: defaultConsentDesign('en') } as const;
  return new DOMParser().parseFromString(previewPage(answer, options), 'text/html');
}

it('the preview shows the banner with its links, in whatever order its classes are', () => {
  const page = aPreview('banner');
  const banner = page.querySelector('.cmplz-cookiebanner');
  expect(banner?.classList.contains('cmplz-hidden')).toBe(false);
  expect(banner?.classList.contains('cmplz-show')).toBe(true);
  expect(banner?.querySelector('a')?.textContent).not.toContain('{');
  expect(page.querySelector('.cmplz-fade-in')).toBeNull();
});

it('the preview of the choices opens them', () => {
  const page = aPreview('choices');
  expect(page.querySelector('.cmplz-categories')?.classList.contains('cmplz-fade-in')).toBe(true);
  expect(page.body.querySelectorAll('style')).toHaveLength(1);
});
