import { expect, it } from 'vitest';
import { readTemplateFile, templateFile } from './template-file.ts';

it('a template gets another address for a site without web fonts', () => {
  expect(templateFile('abc123')).toBe('abc123.html');
  expect(readTemplateFile('abc123.html')).toEqual({ hash: 'abc123', deviceFontsOnly: false });
  expect(templateFile('abc123', true)).not.toBe(templateFile('abc123'));
  expect(readTemplateFile(templateFile('abc123', true))).toEqual({
    hash: 'abc123',
    deviceFontsOnly: true,
  });
});
