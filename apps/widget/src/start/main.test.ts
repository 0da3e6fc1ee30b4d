import { expect, it, vi } from 'vitest';

vi.stubGlobal('__BECKON_BUILD__', { version: '1.0.0', parts: { wire: 'abc' } });
const { start } = await import('./main.ts');

it('nothing starts before the line after the script has run', async () => {
  document.body.innerHTML = '<script id="beckon-script" src="https://beckon.example/pixel.js">';
  const create = vi.fn(() => expect.fail('as far as this test goes'));
  const started = start(window, create);
  expect(create).not.toHaveBeenCalled();
  await expect(started).rejects.toThrow('as far as this test goes');
  expect(create).toHaveBeenCalledOnce();
});
