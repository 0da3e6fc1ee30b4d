import type { NoticeSettings } from '../settings/from-notice-settings.ts';
import { cleanHtml } from './clean-html.ts';

/** What a notice over blocked content is about. Values come from the page and are never html. */
export interface NoticeSubject {
  readonly category: string;
  readonly service: string;
}

/**
 * The notice in place of blocked content. It has one button for the category or, if consent is
 * given per service, the site's text with a button for that service.
 * docs/behaviour/consent.md#notices
 */
export function createNotice(
  document: Document,
  settings: NoticeSettings,
  subject: NoticeSubject,
): HTMLElement {
  return settings.isPerService
    ? serviceNotice(document, settings, subject)
    : categoryNotice(document, settings, subject);
}

function categoryNotice(
  document: Document,
  settings: NoticeSettings,
  subject: NoticeSubject,
): HTMLElement {
  const words = settings.categoryWords;
  const word = words.get(subject.category) ?? words.get('marketing') ?? subject.category;
  const button = document.createElement('button');
  button.type = 'button';
  const kind = `cmplz-accept-${subject.category.replace(/\W/g, '')}`;
  button.className = `cmplz-blocked-content-notice cmplz-accept-category ${kind}`;
  mark(button, subject);
  button.setAttribute('aria-label', named(settings.placeholderLabel, word));
  button.textContent = named(settings.placeholderText, word);
  return button;
}

function serviceNotice(
  document: Document,
  settings: NoticeSettings,
  subject: NoticeSubject,
): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'cmplz-blocked-content-notice';
  notice.append(cleanHtml(document, settings.placeholderText));
  const name = settings.serviceNames.get(subject.service) || readableName(subject.service);
  nameInTexts(notice, name);
  for (const button of notice.querySelectorAll<HTMLElement>('.cmplz-accept-service')) {
    mark(button, subject);
    const about = named(settings.placeholderLabel, name);
    // Users of voice control say what they read on the button.
    if (about !== '') button.setAttribute('aria-label', `${button.textContent.trim()}: ${about}`);
  }
  linkToCookieStatement(notice, settings);
  return notice;
}

function linkToCookieStatement(notice: HTMLElement, { pageLinks }: NoticeSettings): void {
  const link = pageLinks.find(({ kind }) => kind === 'cookie-statement');
  for (const row of notice.querySelectorAll<HTMLElement>('.cmplz-links')) {
    const anchor = row.querySelector('a');
    if (link === undefined || anchor === null || !/^(https?:|\/)/.test(link.url)) {
      row.style.display = 'none';
      continue;
    }
    anchor.href = link.url;
    anchor.textContent = cleanHtml(row.ownerDocument, link.title).textContent;
  }
}

/** A service that the settings do not name: `google-maps` is read as "Google maps". */
function readableName(service: string): string {
  const words = service.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function mark(element: HTMLElement, { category, service }: NoticeSubject): void {
  element.dataset['service'] = service;
  element.dataset['category'] = category;
}

function nameInTexts(root: HTMLElement, name: string): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    node.nodeValue = named(node.nodeValue ?? '', name);
}

/** A site may have written its text for the other kind of notice: what is shown is named in both. */
function named(text: string, name: string): string {
  return text.replace(/{(service|category)}/g, () => name);
}
