import { expect, test } from 'vitest';
import { cssFor } from './index.ts';
import lowWindows from './css/low-windows.css?raw';
import { withoutBlanks } from './without-blanks.ts';

const LOW_WINDOWS = withoutBlanks(lowWindows);

/** A popup with html that its owner wrote. */
function markupOf(type: string, html: string): string {
  return `<div class="t-screen" data-type="${type}">${html}</div>`;
}

test('a popup that is taller than a phone held sideways has the rules for low windows', () => {
  expect(cssFor(markupOf('lightbox', ''))).toContain(LOW_WINDOWS);
  expect(cssFor(markupOf('gamified', '<div class="t-cols t-on-stack"></div>'))).toContain(
    LOW_WINDOWS,
  );
  expect(cssFor(markupOf('bar', '<div class="t-cols t-on-stack"></div>'))).not.toContain(
    LOW_WINDOWS,
  );
});

// Only the first type counts, so a text of half a megabyte is read once.
test("types in an owner's html do not count", () => {
  expect(cssFor(markupOf('bar', '<p data-type="lightbox"></p>'))).not.toContain(LOW_WINDOWS);
});
