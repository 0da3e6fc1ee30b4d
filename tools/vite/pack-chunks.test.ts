import { build } from 'vite';
import { expect, test } from 'vitest';
import { hashesInNames, withHashes, withoutHashes } from './hide-hashes.ts';
import { packChunks, type PackOptions } from './pack-chunks.ts';

test('a packed chunk is plain ASCII and means the same, so browsers store and read it at half the size', async () => {
  const code = await packed(`export const words = { he: 'שליחה', arrow: '→', latin: 'é' };`);
  expect(code).not.toMatch(/[^\n -~]/);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  expect(await import(url)).toMatchObject({ words: { he: 'שליחה', arrow: '→', latin: 'é' } });
});

test('a packed chunk begins with the hint to compile all of it', async () => {
  expect(await packed('export const one = 1;')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('with a list of late functions, all other functions are marked, and there is no hint', async () => {
  const source = [
    'export const open = () => {',
    '  console.log(1);',
    '};',
    'export const close = () => {',
    '  console.log(2);',
    '};',
  ].join('\n');
  const late = { 'entry.ts': ['export const close = () => {'] };
  const code = await packed(source, { late });
  expect(code).toContain('(()=>{console.log(1)})');
  expect(code).toContain('=()=>{console.log(2)}');
  expect(code).not.toContain('allFunctionsCalledOnLoad');
});

test('the hash of another file does not change the names of variables', async () => {
  const loading = (hash: string): string =>
    `export const add = (first, second, third) => [first, second, third, '${hash}'];`;
  const code = await packed(loading('cccbbb'), { hashes: ['cccbbb'] });
  const other = await packed(loading('zzzyyy'), { hashes: ['zzzyyy'] });
  expect(code).toContain('cccbbb');
  expect(other).toBe(code.replace('cccbbb', 'zzzyyy'));
});

test('a word of the code that ends the name of a file stays as it is', () => {
  const code = `import('./x-widget.js'); render('widget', widget)`;
  const hashes = hashesInNames(['x-widget.js']);
  const without = withoutHashes(code, hashes);
  expect(without).toMatch(/^import\('\.\/x-~0000~\.js'\); render\('widget', widget\)$/);
  expect(withHashes(without, hashes)).toBe(code);
});

async function packed(source: string, options: PackOptions = {}): Promise<string> {
  const entry = { name: 'entry', resolveId: (id: string) => id, load: () => source };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, packChunks(options)],
    build: { write: false, lib: { entry: 'entry.ts', formats: ['es'] } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  return chunk?.code ?? '';
}
