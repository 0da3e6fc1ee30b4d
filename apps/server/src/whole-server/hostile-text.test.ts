import { addressToOpen, isSafePicture } from '@beckon/contract/address';
import {
  checkField,
  FIELD_KINDS,
  type FieldSpec,
  PHONE_MODES,
  suggestEmail,
} from '@beckon/contract/form-rules';
import { isApplyAddress } from '@beckon/contract/settings';
import { FIELD_LIMITS } from '@beckon/contract/values';
import { withoutWebFonts } from '@beckon/templates';
import { expect, it } from 'vitest';
import { acceptedEncoding } from '../http/answers/accepted-encoding.ts';
import { keptWithoutPerson } from '../http/visitor/call-facts.ts';
import { couponFollowsForm } from '../lib/popups/coupon-screen.ts';
import { csvLine } from '../lib/files/csv-text.ts';
import { readJsonText } from '../lib/json/read-json-text.ts';
import { readComment } from '../modules/comments/read-comment.ts';
import { parseDisplayRequest } from '../modules/display/request/parse-display-request.ts';
import { addressForms } from '../modules/display/rules/page-address.ts';
import { trafficSource, utm } from '../modules/display/rules/traffic-source.ts';
import { browserOf, systemOf } from '../lib/visitors/user-agent.ts';
import { checkAnswers } from '../modules/events/check-answers.ts';
import { fieldsIn } from '../lib/popups/form-of-template.ts';
import { readFields } from '../modules/events/read-fields.ts';
import { asksPassword } from '../modules/landing/asks-password.ts';
import { cleanMarkup } from '../modules/landing/clean-markup.ts';
import { mailOf } from '../modules/deliveries/destinations/mail/compose-mail.ts';
import { A_LEAD } from '../modules/deliveries/delivered-lead.ts';
import { readPage } from '../modules/scan/read-page.ts';
import { readSetCookie } from '../modules/scan/read-set-cookie.ts';

const LETTERS = 200_000;
const MOST_MS = 200;
const TODAY = { year: 2026, month: 6, day: 15 };
const PAGE = new URL('https://shop.example/');
const CALLER = { userAgent: '', acceptLanguage: '', ipAddress: '127.0.0.1', countryCode: '' };

/** One field of each kind, and one for each mode of checking a phone number. */
const FIELDS: readonly FieldSpec[] = [
  ...FIELD_KINDS.map((kind) => ({ kind })),
  ...PHONE_MODES.map((phoneMode) => ({ kind: 'phone' as const, phoneMode })),
  { kind: 'email' as const, emailMode: 'typos-business' as const },
  { kind: 'checkbox' as const, options: ['a', '1', 'a, 1'] },
].map((part, at) => ({
  id: `f${at}`,
  name: `f${at}`,
  label: '',
  placeholder: '',
  isRequired: true,
  ...part,
}));

/** Cuts an answer to the length that `readFields` keeps. */
const kept = (text: string): string => text.slice(0, FIELD_LIMITS.value);

function factsFrom(text: string) {
  return parseDisplayRequest(
    {
      cookies: text,
      poptin_viewed_url: text,
      referrer: text,
      origin_landing_page: text,
      browser_language: text,
      previous_visited_pages: JSON.stringify([text, text]),
      triggers: text,
    },
    { ...CALLER, userAgent: text },
    0,
  ).facts;
}

/** Every function of the server that reads text from a visitor, an owner or a foreign page. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'what an address means': addressForms,
  'the facts of a display call': (text) => {
    const facts = factsFrom(text);
    return [
      facts.visitedPages.map(addressForms),
      trafficSource(facts),
      utm('utm_source')(facts),
      browserOf(facts.userAgent),
      systemOf(facts.userAgent),
    ];
  },
  'a list of the wire': readJsonText,
  'the fields of a submission': (text) => readFields({ email: text, newExtraFields: text }),
  'an answer to each kind of field': (text) =>
    FIELDS.map((field) => checkField(field, kept(text), { today: TODAY })),
  'a submission checked whole': (text) =>
    checkAnswers({
      specs: FIELDS,
      answers: FIELDS.map((field) => ({ ...field, value: kept(text) })),
      freeMailDomains: new Set(),
      day: '2026-06-15',
      publishedForMs: Number.MAX_SAFE_INTEGER,
      hasTwoDesigns: false,
    }),
  'an e-mail address with a slip': suggestEmail,
  'an address to open': (text) => addressToOpen(text, { pageUrl: text, prefix: '//' }),
  'a picture': isSafePicture,
  'an address that applies a code': isApplyAddress,
  'a comment': (text) =>
    readComment({
      comment_post_ID: '1',
      author: text,
      email: text,
      url: text,
      comment: text,
      comment_parent: text,
    }),
  'what is kept of an address': keptWithoutPerson,
  'a cell of a spreadsheet': (text) => csvLine([text]),
  'the mail about a lead': (text) =>
    mailOf(
      { ...A_LEAD, name: text, email: text },
      { id: 's', name: text, language: 'en' },
      { to: 'a@b.example', leadsUrl: '', stopUrl: '' },
    ),
  'the encodings of a browser': acceptedEncoding,
  'the screens of a template': couponFollowsForm,
  'the fields of a template': fieldsIn,
  'a template without web fonts': withoutWebFonts,
  'the markup of a landing page': cleanMarkup,
  'the passwords of a landing page': asksPassword,
  'a foreign page': (text) => readPage(text, PAGE),
  'the scripts of a foreign page': (text) => readPage(`<script>${text}</script>`, PAGE),
  'the styles of a foreign page': (text) => readPage(`<style>${text}</style>`, PAGE),
  'the cookie of a foreign page': (text) => readSetCookie(text, 'shop.example', 0),
};

/**
 * Pieces that are repeated to make long texts. Each has frozen a reader before, or is something
 * that a reader looks for.
 */
const LETTERS_ALONE = Array.from('aA1 .,-+/\\@&<>(){}[]"\'%?#=;:*_\n\té\u200b\u0001🙂');
const PIECES: readonly string[] = LETTERS_ALONE.concat(
  ['<b>', '<section', '<div a=', '<!--', '<style>', '<style></style>', '<p><b>', '<script>'],
  ['@font-face{', '{code}', 'url(', '@import ', 'a.', '1,', '1.', 'a@', 'a@a.a', 'a=b; ', '%40'],
  ['gtag(', 'https://', ' x', '/x', '=a ', '&amp', 'a, ', '{"a":', '"\\"', '<input'],
);
const SHAPES: readonly ((fill: string) => string)[] = [
  (fill) => `x${fill}!`,
  (fill) => `https://x${fill}\u0002x`,
];
const NESTED = `${'<b>'.repeat(LETTERS / 7)}${'</i>'.repeat(LETTERS / 7)}`;

function texts(letters: number): readonly string[] {
  const fills = PIECES.map((piece) => piece.repeat(letters / piece.length));
  return [...fills.flatMap((fill) => SHAPES.map((shape) => shape(fill))), NESTED];
}

const SHORTER = texts(LETTERS / 8);
const FULL = texts(LETTERS);

/** The CPU time of one call (ms). It does not include what other programs do on the machine. */
function takenMs(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

it.each(Object.entries(READERS))(
  '200 KB of text, made to be slow to read, take no time for %s',
  (_name, read) => {
    // Shorter texts come first, so that a reader that takes quadratic time fails early.
    for (const text of [...SHORTER, ...FULL]) {
      // A slow run is repeated up to twice, and the best time counts. So neither warm-up nor
      // garbage collection fails the test.
      let best = takenMs(read, text);
      for (let again = 0; again < 2 && best >= MOST_MS; again += 1)
        best = Math.min(best, takenMs(read, text));
      expect(best, `${text.slice(0, 24)}… (${text.length})`).toBeLessThan(MOST_MS);
    }
  },
);
