import type { DesignDocument } from '@beckon/contract/owner-calls';
import type { Language } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { visitAndOpen } from '../models/visit.ts';

/** The language of the popup, copy in it, and the end of the copy at which its last mark is. */
const CASES: readonly (readonly [Language, string, 'left' | 'right'])[] = [
  ['he', 'Only today, only here!', 'right'],
  ['he', 'Beckon מציעה הנחה!', 'left'],
  ['en', 'רק היום, רק כאן!', 'left'],
];

/** The parts whose copy it is, and a hint inside a field. */
const PARTS = ['.t-ticker span', '.t-b-net > span', '.bk-label', '.bk-choice-text'] as const;
const HINT = 'input.bk-input';

const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });

function designWith(copy: string): DesignDocument {
  const field = (id: string, props: object) => block('Field', id, { isRequired: false, ...props });
  return {
    root: { props: {} },
    content: [
      block('Screen', 'main', {
        screen: 'form',
        content: [
          block('Ticker', 'news', { items: [{ text: copy }] }),
          block('MessageButton', 'ask', { text: copy, app: 'telegram', account: 'shop' }),
          block('Form', 'form', {
            look: 'labelled',
            fields: [
              field('name', { kind: 'text', label: copy, placeholder: copy }),
              field('terms', { kind: 'checkbox', label: copy }),
              block('SubmitButton', 'send', { text: 'OK' }),
            ],
          }),
        ],
      }),
    ],
  };
}

for (const [language, copy, mark] of CASES)
  test(`tickers, message buttons and fields have the direction of their own letters: ${copy} (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const design = designWith(copy);
    const popup = await visitAndOpen(
      page,
      host,
      await owner.publish({ type: 'lightbox', language, design }),
    );
    for (const part of PARTS)
      expect(await popup.root.locator(part).first().evaluate(endOfMark), part).toBe(mark);
    // The box of a field and its name stand at the same side, and a choice beside its sign.
    for (const part of ['.bk-label', '.bk-choice-text'])
      expect(await popup.root.locator(part).first().evaluate(sideOfCopy), part).toBe(
        language === 'he' ? 'right' : 'left',
      );
    const [hint, side] = await popup.root
      .locator(HINT)
      .evaluate((input) => [
        getComputedStyle(input, '::placeholder').unicodeBidi,
        getComputedStyle(input).textAlign,
      ]);
    expect(hint).toBe(copy.startsWith('Beckon') ? 'normal' : 'plaintext');
    expect(side).toBe(language === 'he' ? 'right' : 'left');
  });

/** Runs in the page: at which end of its copy the exclamation mark is. */
function endOfMark(place: Element): string {
  const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT).nextNode();
  const end = text?.nodeValue?.indexOf('!') ?? 0;
  const leftOf = (at: number): number => {
    const range = document.createRange();
    range.setStart(text ?? place, at);
    range.setEnd(text ?? place, at + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(end) < leftOf(end - 1) ? 'left' : 'right';
}

/** Runs in the page: at which side of its field the copy is. */
function sideOfCopy(place: Element): string {
  const range = document.createRange();
  range.selectNodeContents(place);
  const copy = range.getBoundingClientRect();
  const field = (place.closest('.bk-field') ?? place).getBoundingClientRect();
  return copy.left - field.left < field.right - copy.right ? 'left' : 'right';
}

const PHONE = 'אפשר להתקשר אלינו בכל יום למספר 03-555-0100 עד השעה שמונה בערב, או לכתוב';

test('a phone number in Hebrew copy stays in one line, and reads from left to right', async ({
  page,
  host,
  owner,
}) => {
  const design = {
    root: { props: {} },
    content: [
      block('Screen', 'main', {
        screen: 'form',
        content: [block('Text', 'text', { text: PHONE })],
      }),
    ],
  };
  const id = await owner.publish({ type: 'lightbox', language: 'he', design });
  const popup = await visitAndOpen(page, host, id);
  const number = popup.root.getByText('03-555-0100', { exact: true });
  await expect(number).toHaveJSProperty('dir', 'ltr');
  const lines = await number.evaluate(async (element) => {
    const copy = element.closest('p') ?? document.body;
    const counts = [];
    for (let width = 400; width >= 120; width -= 4) {
      copy.style.width = `${width}px`;
      counts.push(element.getClientRects().length);
    }
    return Math.max(...counts);
  });
  expect(lines).toBe(1);
});
