import { describe, expect, it } from 'vitest';
import { copyName, freeName } from './free-name.ts';

describe("a popup's name", () => {
  it("a popup's name stays as it is while it is free, and is numbered from 2 on when it is not", () => {
    expect(freeName('Sunday letter', ['Bar'])).toBe('Sunday letter');
    expect(freeName('Sunday letter', ['Sunday letter', 'Sunday letter 2'])).toBe('Sunday letter 3');
  });

  it('the name of a copy contains "(copy)" only once', () => {
    expect(copyName('Bar', ['Bar'])).toBe('Bar (copy)');
    expect(copyName('Bar', ['Bar', 'Bar (copy)'])).toBe('Bar (copy) 2');
    expect(copyName('Bar (copy) 2', ['Bar', 'Bar (copy)', 'Bar (copy) 2'])).toBe('Bar (copy) 3');
  });

  it("a popup's name never grows too long to be saved", () => {
    const long = 'x'.repeat(120);
    expect(freeName(long, [long])).toHaveLength(120);
    expect(copyName(long, [])).toHaveLength(120);
  });
});
