import type { Locator, Page } from '@playwright/test';
import { inEachLanguage, LANGUAGES, type Language } from '@beckon/contract/values';
import { PROBLEM_TEXTS } from '@beckon/languages/problems';
import { expect, test } from '../../fixtures/beckon.ts';
import { aFormDesign, type DesignedField } from '../../helpers/a-form-design.ts';
import type { HostSite } from '../../helpers/host-site.ts';
import type { OwnerApi } from '../../helpers/owner-api.ts';
import type { PopupModel } from '../../models/popup.ts';
import { visitAndOpen } from '../../models/visit.ts';

export type Message = Readonly<Record<Language, string>>;

/** The text of a problem, in each language. */
export const problem = (code: keyof (typeof PROBLEM_TEXTS)['en']): Message =>
  inEachLanguage((language) => PROBLEM_TEXTS[language][code]);

export const FILL_IN = problem('required');
export const PHONE_WRONG = problem('phone-wrong');

/**
 * One field, and what the form does with answers to it. Labels identify fields, so all labels of a
 * form must differ.
 */
export interface FieldCase {
  readonly field: DesignedField;
  /** The error if the field is empty. Missing if it may stay empty or is never empty. */
  readonly whenEmpty?: Message;
  readonly wrong?: readonly (readonly [answer: string, error: Message])[];
  readonly right: string;
  /** The value that is sent, if it differs from `right`. */
  readonly sent?: string;
  /** How a visitor answers. By default, the answer is typed. */
  readonly answer?: (frame: Locator, answer: string, page: Page) => Promise<void>;
}

const KEY: DesignedField = { kind: 'text', label: 'Key', name: 'key' };
let keys = 0;

/** The element of one field in the popup. */
export function frameOf({ root }: PopupModel, label: string): Locator {
  return root
    .locator('.bk-field')
    .filter({ has: root.page().getByText(label, { exact: false }) })
    .first();
}

interface Situation {
  readonly page: Page;
  readonly host: HostSite;
  readonly owner: OwnerApi;
}

/**
 * Opens a form with these fields and one more, which contains a key. The lead can be found by this
 * key.
 */
export async function openForm(
  { page, host, owner }: Situation,
  fields: readonly DesignedField[],
  language: Language,
): Promise<PopupModel & { readonly key: string }> {
  const key = `key-${process.pid}-${(keys += 1)}`;
  const popup = await visitAndOpen(
    page,
    host,
    await owner.publish({ type: 'lightbox', language, design: aFormDesign([[KEY, ...fields]]) }),
  );
  await popup.root.getByLabel('Key').fill(key);
  return { ...popup, key };
}

/**
 * Sends the form, and checks that each field is in the call and in the owner's lead. `expected`
 * contains values by label.
 */
export async function sendAndFind(
  { page, owner }: Situation,
  { key, ...popup }: PopupModel & { readonly key: string },
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  const request = page.waitForRequest('**/api/display/conversion/**');
  await popup.submit();
  const body = Object.fromEntries(new URLSearchParams((await request).postData() ?? ''));
  const listed: readonly Readonly<Record<string, unknown>>[] = JSON.parse(
    body['newExtraFields'] ?? '[]',
  );
  for (const [label, value] of Object.entries(expected)) {
    const field = listed.find(({ property_name: name }) => name === label);
    expect(field, `${label} in the call`).toMatchObject({ value });
    expect(body[String(field?.['name'])]).toBe(value);
  }
  await expect(popup.root.getByText('Thank you')).toBeVisible();
  await expect.poll(async () => (await owner.leads(key)).length).toBe(1);
  const [lead] = await owner.leads(key);
  expect(
    Object.fromEntries(lead?.fields.map(({ label, value }) => [label, value]) ?? []),
  ).toMatchObject(expected);
}

const type = (frame: Locator, answer: string): Promise<void> =>
  frame.locator('input,textarea').last().fill(answer);

async function expectError(
  popup: PopupModel,
  label: string,
  message: Message,
  language: Language,
): Promise<void> {
  await expect(frameOf(popup, label).locator('.bk-error'), label).toHaveText(message[language]);
}

/**
 * Adds one test per language. All fields are in one form. The test leaves them empty, answers
 * wrongly, then correctly, and sends the form.
 */
export function proveFields(family: string, cases: readonly FieldCase[]): void {
  for (const language of LANGUAGES) {
    test(`${family} (${language})`, async ({ page, host, owner }) => {
      const popup = await openForm(
        { page, host, owner },
        cases.map(({ field }) => field),
        language,
      );
      const answer = async (
        { field, answer: act = type }: FieldCase,
        text: string,
      ): Promise<void> => act(frameOf(popup, field.label), text, page);
      let sent = 0;
      page.on('request', (request) => (sent += request.url().includes('/conversion/') ? 1 : 0));
      const demanding = cases.flatMap(({ field, whenEmpty }) =>
        whenEmpty === undefined ? [] : [[field.label, whenEmpty] as const],
      );
      if (demanding.length > 0) await popup.submit();
      for (const [label, message] of demanding) await expectError(popup, label, message, language);
      const rounds = Math.max(0, ...cases.map(({ wrong = [] }) => wrong.length));
      for (let round = 0; round < rounds; round += 1) {
        const answered = cases.flatMap((one) => {
          const [text, message] = one.wrong?.[round] ?? [];
          return text === undefined || message === undefined ? [] : [{ one, text, message }];
        });
        for (const { one, text } of answered) await answer(one, text);
        await popup.submit();
        for (const { one, message } of answered)
          await expectError(popup, one.field.label, message, language);
      }
      expect(sent).toBe(0);
      for (const one of cases) if (one.field.kind !== 'hidden') await answer(one, one.right);
      await sendAndFind(
        { page, host, owner },
        popup,
        Object.fromEntries(cases.map((one) => [one.field.label, one.sent ?? one.right])),
      );
    });
  }
}
