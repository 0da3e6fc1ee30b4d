import { describe, expect, it } from 'vitest';
import { redirectAddress } from './redirect-address.ts';
import { aForm } from '../testing/run-popup.ts';

const PAGE = 'https://shop.example/sale/shoes?size=40#top';
const submit = (address: string): string | undefined =>
  redirectAddress({ address, newTab: false, origin: 'submit' }, PAGE);
const link = (address: string): string | undefined =>
  redirectAddress({ address, newTab: false, origin: 'link' }, PAGE);

describe('where a visitor is sent', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['a.example/x', 'http://a.example/x'],
    ['a.example:8080/x', 'http://a.example:8080/x'],
    ['localhost:3000', 'http://localhost:3000'],
    ['/thanks', '/thanks'],
    ['#form', '#form'],
    ['?done=1', '?done=1'],
    ['//cdn.example', '//cdn.example'],
    ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ])('the redirect address completes %s', (address, expected) =>
    expect(submit(address)).toBe(expected),
  );

  it.each([
    ['a.example/x', '//a.example/x'],
    ['https://a.example', 'https://a.example'],
    ['tel:+972501234567', 'tel:+972501234567'],
    ['tel:0501234567', 'tel:0501234567'],
    ['sms:5551234', 'sms:5551234'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/cart', '/cart'],
  ])('the redirect address completes the link %s', (address, expected) =>
    expect(link(address)).toBe(expected),
  );

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', ''])(
    'the redirect address refuses %j',
    (address) => expect([submit(address), link(address)]).toEqual([undefined, undefined]),
  );

  it("the redirect address contains the page's address, encoded if it is a value", () => {
    expect(submit('{conversion_url}')).toBe(PAGE);
    expect(submit('https://a.example{path_url}')).toBe('https://a.example/sale/shoes');
    expect(submit('https://a.example/?from={conversion_url}&p={path_url}')).toBe(
      `https://a.example/?from=${encodeURIComponent(PAGE)}&p=%2Fsale%2Fshoes`,
    );
  });

  it('the redirect address gets the form data in its query, before the fragment', () => {
    const to = (address: string): string | undefined =>
      redirectAddress({ address, newTab: false, origin: 'submit', formData: aForm }, PAGE);
    expect(to('https://a.example/x#end')).toBe('https://a.example/x?email=ann%40example.com#end');
    expect(to('https://a.example/x?y=1')).toBe('https://a.example/x?y=1&email=ann%40example.com');
  });
});
