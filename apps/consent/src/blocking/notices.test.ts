import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fromNoticeSettings } from '../settings/from-notice-settings.ts';
import { cleanHtml } from './clean-html.ts';
import { createConsentAreas } from './consent-areas.ts';
import { createNotice } from './notice.ts';
import { createPlaceholders } from './placeholders.ts';
import { body, find, HOSTILE, nothingInView, page } from './testing/a-page.ts';

beforeEach(nothingInView);
beforeEach(() => {
  document.head.innerHTML = '';
  body('');
});

describe('notices', () => {
  const perCategory = fromNoticeSettings({
    placeholdertext: 'Accept {category}',
    aria_label: 'Accept {category} now',
    categories: { statistics: 'counting', marketing: 'ads' },
  });

  it('notices are a button with the words for the category, or for marketing if it has none', () => {
    const notice = createNotice(document, perCategory, { category: 'statistics', service: 'x' });
    expect(notice.textContent).toBe('Accept counting');
    expect(notice.getAttribute('aria-label')).toBe('Accept counting now');
    expect(notice.dataset).toMatchObject({ category: 'statistics', service: 'x' });
    const other = createNotice(document, perCategory, { category: 'functional', service: 'x' });
    expect(other.textContent).toBe('Accept ads');
  });

  it('a text of a site that was written for the other kind of notice is named, too', () => {
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      placeholdertext: 'From {category}.<button class="cmplz-accept-service">ok</button>',
      aria_label: 'Show {category}',
    });
    const notice = createNotice(document, settings, { category: 'marketing', service: 'youtube' });
    expect(notice.textContent).toBe('From Youtube.ok');
    expect(notice.querySelector('button')?.getAttribute('aria-label')).toBe('ok: Show Youtube');
  });

  it('notices contain hostile names as text only', () => {
    const subject = { category: HOSTILE, service: HOSTILE };
    const plain = createNotice(document, perCategory, subject);
    expect(plain.querySelector('img')).toBeNull();
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      placeholdertext: '<p>{service}</p><button class="cmplz-accept-service">ok</button>',
    });
    const notice = createNotice(document, settings, subject);
    expect(notice.querySelector('img')).toBeNull();
    expect(notice.querySelector('button')?.dataset['service']).toBe(HOSTILE);
  });

  it('notices name the service as people read it, and link to the cookie statement', () => {
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      region: 'eu',
      placeholdertext:
        '{service}<div class="cmplz-links"><a>{title}</a></div><button class="cmplz-accept-service">ok</button>',
      page_links: { eu: { 'cookie-statement': { title: 'A &amp; B', url: 'https://x/c' } } },
    });
    const notice = createNotice(document, settings, {
      category: 'marketing',
      service: 'google-maps',
    });
    expect(notice.textContent).toBe('Google mapsA & Bok');
    expect(notice.querySelector('a')?.href).toBe('https://x/c');
  });

  it('notices name a service of several words as people read it', () => {
    const settings = fromNoticeSettings({ clean_cookies: '1', placeholdertext: '{service}' });
    const subject = { category: 'marketing', service: 'google-tag-manager' };
    expect(createNotice(document, settings, subject).textContent).toBe('Google tag manager');
  });

  it('notices name a service as the settings do', () => {
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      placeholdertext: 'From {service}.',
      beckon_names: { 'x-twitter': 'X (Twitter)' },
    });
    const notice = createNotice(document, settings, {
      category: 'marketing',
      service: 'x-twitter',
    });
    expect(notice.textContent).toBe('From X (Twitter).');
  });

  it('the button of a notice is named by its text, then by the service', () => {
    const settings = fromNoticeSettings({
      clean_cookies: '1',
      aria_label: 'From {service}',
      placeholdertext: '<button class="cmplz-accept-service">Show it</button>',
    });
    const notice = createNotice(document, settings, { category: 'marketing', service: 'youtube' });
    const button = notice.querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('Show it: From Youtube');
  });

  it('notices keep words, links and buttons of the text, and nothing that runs', () => {
    const host = document.createElement('div');
    host.append(
      cleanHtml(
        document,
        `<p onclick="x()">a <b>b</b><script>x()</script><img src=x onerror=x()><a href="javascript:x()">l</a>
        <svg><a href="javascript:x()">s</a></svg><iframe src="//x"></iframe><section>t</section><form action="x">f</form></p>`,
      ),
    );
    expect(host.innerHTML).not.toMatch(/onclick|onerror|script|javascript|iframe|svg|form/);
    expect(host.textContent.replace(/\s+/g, ' ').trim()).toBe('a bl tf');
  });
});

describe('boxes in the place of blocked content', () => {
  const look = (html: string, isReleased = false) => {
    body(html);
    const settings = fromNoticeSettings({ placeholdertext: 'Show' });
    const prepareTree = vi.fn();
    const placeholders = createPlaceholders({
      ...page,
      settings,
      prepareTree,
      hasConsent: () => isReleased,
    });
    placeholders.look();
    placeholders.look();
    return prepareTree;
  };

  it('boxes in the place of blocked content are numbered, have one notice, and are made once', () => {
    look(
      '<p><img class="cmplz-image"><img class="cmplz-image"></p><div class="cmplz-placeholder-element"></div>',
    );
    expect(find('p').className).toBe('cmplz-placeholder-1 cmplz-blocked-content-container');
    expect(find('p').querySelectorAll('button')).toHaveLength(1);
    expect(find('div').dataset['placeholder_class_index']).toBe('2');
  });

  it('boxes are not made for content that has consent, and need no styles then', () => {
    const prepareTree = look('<p><img class="cmplz-image"></p>', true);
    expect(prepareTree).not.toHaveBeenCalled();
    expect(document.querySelector('button')).toBeNull();
  });
});

const area =
  '<div class="cmplz-consent-area cmplz-placeholder" data-post_id="7" data-block_id="b">wait</div>';

it('consent areas are filled once, and their scripts run', async () => {
  body(area);
  const load = vi.fn(() => Promise.resolve('<p>here</p><script>window.areaRan = true</script>'));
  const areas = createConsentAreas({ document, runScripts: vi.fn(), load });
  areas.fill(() => true);
  areas.fill(() => true);
  await vi.waitFor(() => expect(find('div').textContent).toContain('here'));
  expect(load).toHaveBeenCalledExactlyOnceWith('7', 'b');
});

it('consent areas stay as they are if the server cannot be reached, and are requested again only by a click', async () => {
  body(area);
  const load = vi.fn(() => Promise.resolve(undefined));
  const areas = createConsentAreas({ document, runScripts: vi.fn(), load });
  areas.fill(() => true);
  await vi.waitFor(() => expect(find('div').className).toContain('cmplz-placeholder'));
  expect(find('div').textContent).toBe('wait');
  // The page is checked every two seconds.
  areas.fill(() => true);
  expect(load).toHaveBeenCalledTimes(1);
  expect(areas.retry(find('div'))).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
  expect(areas.retry(find('div'))).toBe(false);
});
