import { defaultConsentDesign } from '@beckon/contract/consent';
import { expect, it } from 'vitest';
import { choicesButtonCode, cookiePageCode } from './cookie-page-code.ts';

it('the code for a cookie page has places for the choices and for the list, in the language of the site', () => {
  const english = cookiePageCode(defaultConsentDesign('en'));
  expect(english).toContain('id="cmplz-manage-consent-container"');
  expect(english).toContain('id="cmplz-cookies-overview"');
  expect(english).not.toContain('<script');
  expect(english).toContain('<h2>Your choices</h2>');
  const hebrew = cookiePageCode(defaultConsentDesign('he'));
  expect(hebrew).toContain('lang="he" dir="rtl"');
  expect(hebrew).toContain('<h2>הבחירות שלך</h2>');
});

it('the code for the button that opens the choices has the text of the banner’s own button', () => {
  expect(choicesButtonCode(defaultConsentDesign('en'))).toBe(
    '<button type="button" class="cmplz-manage-consent">Cookie settings</button>',
  );
  const hebrew = defaultConsentDesign('he');
  expect(choicesButtonCode(hebrew)).toContain('>הגדרות עוגיות<');
  const he = { ...hebrew.texts.he, manageConsent: 'A & <b>' };
  expect(choicesButtonCode({ ...hebrew, texts: { ...hebrew.texts, he } })).toContain(
    '>A &amp; &lt;b><',
  );
});
