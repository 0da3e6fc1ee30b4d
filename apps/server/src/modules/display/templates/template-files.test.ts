import { expect, it, vi } from 'vitest';
import { createTemplateFiles } from './template-files.ts';

const HALF_A_MEGABYTE = 'x'.repeat(512 * 1024);

function aStore(html: string) {
  return { templateHtml: async (hash: string) => `${hash} ${html}` };
}

const beginning = { followedBy: () => Buffer.of() };

it('a template that cannot be compressed is reported, and sent without a beginning', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const compress = () => Promise.reject(new Error('no memory'));
  const files = createTemplateFiles({ store: aStore('<p>'), report, compress });
  const file = await files.read('hash-1.html');
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(new Error('no memory')));
  expect(file?.html).toContain('<p>');
  expect(file?.answerBeginning()).toBeUndefined();
});

it('remembered templates have a limit in bytes: the oldest of many large ones are forgotten', async () => {
  const files = createTemplateFiles({
    store: aStore(HALF_A_MEGABYTE),
    report: vi.fn<(error: unknown) => void>(),
    compress: async () => beginning,
  });
  const names = Array.from({ length: 100 }, (_, at) => `hash-${at}.html`);
  for (const name of names) await files.read(name);
  const known = names.filter((name) => files.recall(name) !== undefined);
  expect(known.length).toBeGreaterThan(20);
  expect(known.length).toBeLessThan(64);
  expect(known.at(-1)).toBe('hash-99.html');
});
