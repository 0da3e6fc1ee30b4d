import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { serveGallery } from '../helpers/serve-gallery.ts';
import { bringAxe } from './browsers/barriers.ts';
import { measureContrast } from './measure-contrast.ts';
import { putOutOfReach } from './out-of-reach.ts';
import { putSplitWords } from './split-words.ts';
import { putUnreadableTexts } from './unreadable-texts.ts';

declare global {
  /** Defined by the gallery. Draws a format and resolves when it is visible. */
  var show: (query: string) => Promise<void>;
  /**
   * Runs axe on a drawn popup. For kinds of elements that were checked before, only checks rules
   * whose result depends on more than the kind.
   */
  var brokenRules: (host: Element) => Promise<AxeResults['violations']>;
}

/**
 * Shows the formats as visitors see them, one after another in one page. Loading a page for each of
 * the hundreds of formats would take minutes.
 */
export class Gallery {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the built gallery. Its server stops when the page closes. */
  async open(): Promise<void> {
    const server = await serveGallery();
    this.page.once('close', () => server.stop());
    await this.page.goto(`${server.url}/single.html?still`);
    await this.page.locator('html[data-shown]').waitFor();
    await bringAxe(this.page);
    await measureContrast(this.page);
    await this.page.evaluate(putBrokenRules);
    await this.page.evaluate(putSplitWords);
    await this.page.evaluate(putOutOfReach);
    await this.page.evaluate(putUnreadableTexts);
  }

  /**
   * Draws these formats one after another. Returns what a visitor could not use or read in this
   * window.
   */
  async outOfReachIn(formats: readonly Readonly<Record<string, string>>[]): Promise<string[]> {
    return this.page.evaluate(
      async (queries) => {
        const found: string[] = [];
        for (const query of queries) {
          await globalThis.show(query);
          await document.fonts.ready;
          const root = document.querySelector('[data-gallery]')?.shadowRoot;
          const complaints = root
            ? [...globalThis.unreadableTexts(root), ...globalThis.outOfReach(root)]
            : ['nothing is shown'];
          found.push(...complaints.map((complaint) => `${query}: ${complaint}`));
        }
        return found;
      },
      formats.map((format) => new URLSearchParams({ ...format, still: '' }).toString()),
    );
  }

  /**
   * Draws and checks these formats one after another. Formats with `sent` are checked again after
   * their form was sent unchanged. Returns the problems: broken accessibility rules, and parts that
   * are wider than their container.
   */
  async complaintsAbout(formats: readonly Readonly<Record<string, string>>[]): Promise<string[]> {
    return this.page.evaluate(
      findComplaints,
      formats.map((format) => new URLSearchParams({ ...format, still: '' }).toString()),
    );
  }
}

/** Runs in the page. Defines `brokenRules` there. */
function putBrokenRules(): void {
  const knownKinds = new Set<string>();
  /** Rules that applied to an element before, and rules whose result depends on size or text. */
  const rulesWithACase = new Set([
    'scrollable-region-focusable',
    'link-in-text-block',
    'label-content-name-mismatch',
    'image-redundant-alt',
    'presentation-role-conflict',
    'duplicate-id-aria',
  ]);
  /** Whether all elements, attributes and roles are of kinds that were checked before. */
  const isOfKnownKinds = (parts: readonly Element[]): boolean => {
    const before = knownKinds.size;
    for (const { localName, attributes } of parts) {
      knownKinds.add(localName);
      for (const { name, value } of attributes)
        knownKinds.add(`${localName} ${name} ${['role', 'type'].includes(name) ? value : ''}`);
    }
    return knownKinds.size === before;
  };
  /**
   * Leaves out rules that did not apply to elements of the same kinds before, because they do not
   * apply now either.
   */
  globalThis.brokenRules = async (host) => {
    const parts = [...(host.shadowRoot?.querySelectorAll('*') ?? [])];
    const { violations, passes, incomplete } = await globalThis.axe.run(host, {
      resultTypes: ['violations'],
      preload: false,
      ...(isOfKnownKinds(parts) ? { runOnly: [...rulesWithACase] } : {}),
      // `paleTexts` checks the same texts much faster, and also texts over gradients.
      rules: { 'color-contrast': { enabled: false } },
    });
    for (const { id } of [...violations, ...passes, ...incomplete]) rulesWithACase.add(id);
    return violations;
  };
}

/**
 * Runs in the page. One call checks all formats, because a round trip costs as much time as a
 * check.
 */
async function findComplaints(queries: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  /** Sends the form unchanged. Only a form that starts with an e-mail field must refuse that. */
  const isRefused = async (form: HTMLFormElement): Promise<boolean> => {
    const mayGoOn = form.querySelector('input[inputmode=email]')?.checkVisibility() !== true;
    form.requestSubmit();
    const isMarked = (): boolean => form.querySelector('[aria-invalid=true]') !== null;
    const isAnswered = (): boolean => isMarked() || !form.checkVisibility();
    for (let frame = 0; frame < 60 && !isAnswered(); frame += 1)
      await new Promise(requestAnimationFrame);
    return mayGoOn || isMarked();
  };
  const look = async (host: Element, query: string, isSentNext = false): Promise<void> => {
    const parts = [...(host.shadowRoot?.querySelectorAll('.poptin-popup *') ?? [])];
    if (parts.length === 0) found.push(`${query}: nothing is shown`);
    // Known elements must be checked again once they are marked as wrong, and on phones.
    const isKnown = isSentNext || /language=he&layout=desktop/.test(query);
    const violations = isKnown ? [] : await globalThis.brokenRules(host);
    const wide = parts.filter(
      (part) =>
        !part.closest('svg, [aria-hidden], .bk-unseen, .bkv-ticker-window') &&
        part.clientWidth > 1 &&
        part.scrollWidth > part.clientWidth + 1 &&
        getComputedStyle(part).display !== 'inline',
    );
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${query}: ${id}: ${html} ${any[0]?.message ?? ''}`),
      ),
      ...globalThis
        .splitWords(host.shadowRoot ?? host)
        .map((word) => `${query}: “${word}” is broken`),
      ...globalThis.paleTexts(host).map((pale) => `${query}: pale: ${pale}`),
      ...wide.map(
        (part) => `${query}: ${part.className} is ${part.scrollWidth} wide in ${part.clientWidth}`,
      ),
    );
  };
  for (const query of queries) {
    await globalThis.show(query);
    await document.fonts.ready;
    const host = document.querySelector('[data-gallery]');
    if (host === null) {
      found.push(`${query}: nothing is shown`);
      continue;
    }
    const isSentNext = query.includes('sent=');
    await look(host, query.replace(/&?sent=\w+/, ''), isSentNext);
    const form = host.shadowRoot?.querySelector('form');
    if (!isSentNext) continue;
    if (form && !(await isRefused(form)))
      found.push(`${query}: a form without its address is sent without a word`);
    await look(host, query);
  }
  return found;
}
