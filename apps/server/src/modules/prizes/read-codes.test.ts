import { expect, test } from 'vitest';
import { readCodes } from './read-codes.ts';

test('codes are read from the first column, without a heading and empty lines', async () => {
  expect(await readCodes('\uFEFFCode,Note\r\nA1,first\r\n\r\n B2 ,second\r\n')).toEqual({
    codes: ['A1', 'B2'],
    repeated: 0,
    otherCase: 0,
    invalid: 0,
  });
});

test.each([
  'Coupon code',
  'Discount code',
  'Voucher',
  'Promo code',
  'coupon_code',
  'Codes:',
  'קוד קופון',
  'Code',
])('the heading %s is not a code', async (heading) => {
  expect((await readCodes(`${heading}\r\nCCC1`))?.codes).toEqual(['CCC1']);
  expect((await readCodes(`sep=;\r\n${heading};Note\r\nCCC1;x`))?.codes).toEqual(['CCC1']);
});

test('codes are read from the column whose heading says so', async () => {
  expect((await readCodes('id;code\n1;A1\n2;B2'))?.codes).toEqual(['A1', 'B2']);
});

test.each(['CODE10', 'VOUCHER-1', 'PROMO2026', 'קוד10'])(
  'the first code %s is not taken for a heading',
  async (code) => {
    expect((await readCodes(`${code}\nB2`))?.codes).toEqual([code, 'B2']);
  },
);

test.each([
  ['Discount,Code\n10%,AAA-1\n20%,AAA-2', ['AAA-1', 'AAA-2']],
  ['Voucher,קוד הנחה\nx,AAA-1', ['AAA-1']],
  ['Discount,Voucher\n10%,AAA-1', ['AAA-1']],
  ['NAME;VOUCHER\nDana;A1\nRoni;A2', ['A1', 'A2']],
  ['שם;קופון\nדנה;A1', ['A1']],
  ['SUMMER-1;Voucher\nSUMMER-2;Voucher', ['SUMMER-1', 'SUMMER-2']],
  ['SUMMER-1;Voucher\nSUMMER-2;Coupon', ['SUMMER-1', 'SUMMER-2']],
  ['SUMMER-1;Voucher', ['SUMMER-1']],
])('the column of the codes is found in %j', async (csv, codes) => {
  expect((await readCodes(csv))?.codes).toEqual(codes);
});

test.each(['PROMO', 'COUPON', 'VOUCHERS', 'DISCOUNT;'])(
  'the first code %s is in capitals, so a list without headings keeps it',
  async (code) => {
    expect((await readCodes(`${code}\nB2`))?.codes).toEqual([code.replace(';', ''), 'B2']);
  },
);

test('a plain list is read as a CSV', async () => {
  expect((await readCodes('A1\nB2\nC3'))?.codes).toEqual(['A1', 'B2', 'C3']);
});

test('duplicate codes count once', async () => {
  expect(await readCodes('A1\nB2\nA1')).toEqual({
    codes: ['A1', 'B2'],
    repeated: 1,
    otherCase: 0,
    invalid: 0,
  });
});

test('codes that differ only in upper and lower case are one, as it was typed first', async () => {
  expect(await readCodes('Dup1\nDUP1\nB2\ndup1\nDup1')).toEqual({
    codes: ['Dup1', 'B2'],
    repeated: 1,
    otherCase: 2,
    invalid: 0,
  });
});

test('codes that are too long or have control characters are counted, but not stored', async () => {
  expect(await readCodes(`A1\n${'x'.repeat(101)}\n"B\u00072"`)).toEqual({
    codes: ['A1'],
    repeated: 0,
    otherCase: 0,
    invalid: 2,
  });
});

test('codes may be separated by semicolons, and Hebrew works', async () => {
  expect((await readCodes('קוד;הערה\nמבצע10;א'))?.codes).toEqual(['מבצע10']);
});

test('other requests are answered while a long list is read', async () => {
  let turns = 0;
  const reading = readCodes(Array.from({ length: 50_000 }, (_, at) => `CODE-${at}`).join('\n'));
  let isDone = false;
  void reading.then(() => (isDone = true));
  while (!isDone) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    turns += 1;
  }
  expect((await reading)?.codes).toHaveLength(50_000);
  expect(turns).toBeGreaterThan(50);
});

test('codes of our own files lose the apostrophe that keeps spreadsheets from running them', async () => {
  expect(
    (await readCodes("Code\r\n'-10OFF\r\n'=A1\r\n'＝B2\r\n' =C3\r\n'QUOTED'\r\n"))?.codes,
  ).toEqual(['-10OFF', '=A1', '＝B2', '=C3', "'QUOTED'"]);
});
